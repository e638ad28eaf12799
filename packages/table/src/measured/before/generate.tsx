/** `generate`: a throw that leaves a choice, with what the dice have given so far. */
import { Show } from 'solid-js';
import { framesOf, type Side } from '@five-victories/engine/kernel';
import type { ManoeuvreFormProps as FormProps, ManoeuvreMaker as Maker } from '../maker.js';
import { timesEach } from '../../words/counts.js';
import { m } from '../words/index.js';
import { typeName } from '../words/names.js';

type None = Readonly<Record<never, never>>;

/** The throws are remembered by the procedure that makes them. */
const thrownSoFar = ({ desk }: FormProps<None>): readonly string[] => {
  const frame = framesOf(desk.match).find(({ procedure }) => procedure === 'generate');
  const { thrown } = (frame ?? {}) as { readonly thrown?: Readonly<Record<Side, readonly string[]>> };
  return thrown?.[desk.about['side'] as Side] ?? [];
};

const GenerateForm = (props: FormProps<None>) => {
  const soFar = (): string => m().names.list(timesEach(thrownSoFar(props), (type) => typeName(props.desk.match, type)));
  return (
    <div class="form">
      <p>{m().setup.generate.lead(Number(props.desk.about['throw']), Number(props.desk.about['total']))}</p>
      <Show when={thrownSoFar(props).length > 0}>
        <p>{m().setup.muster.thrown(soFar())}</p>
      </Show>
    </div>
  );
};

/** The engine lists the units to choose from. */
export const generateMaker: Maker<None> = {
  begin: () => ({}),
  marks: () => [],
  choices: () => undefined,
  Form: GenerateForm,
};
