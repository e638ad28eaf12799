/** `generate`: a throw that leaves a choice, with what the dice have given so far. */
import { Show } from 'solid-js';
import { askedAs, type ManoeuvreFormProps as FormProps, type ManoeuvreMaker as Maker } from '../maker.js';
import { timesEach } from '../../words/counts.js';
import { m } from '../words/index.js';
import { typeName } from '../words/names.js';

type None = Readonly<Record<never, never>>;

const GenerateForm = (props: FormProps<None>) => {
  const told = () => askedAs(props.desk, 'generate').about;
  const soFar = (): string => m().names.list(timesEach(told().thrown, (type) => typeName(props.desk.match, type)));
  return (
    <div class="form">
      <p>{m().setup.generate.lead(told().throw, told().total)}</p>
      <Show when={told().thrown.length > 0}>
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
