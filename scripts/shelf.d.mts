import type { Plugin } from 'esbuild';

export declare const bundleRules: (dist: string, out?: string, plugins?: readonly Plugin[]) => Promise<void>;
