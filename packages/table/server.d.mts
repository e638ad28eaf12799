import type { Server } from 'node:http';

export const SITE: string;
/** The file a request means, or undefined. */
export function fileOf(url: string, site?: string): string | undefined;
/** Starts to serve; port 0 takes any that is free. */
export function serve(port: number, site?: string): Promise<{ server: Server; address: string }>;
