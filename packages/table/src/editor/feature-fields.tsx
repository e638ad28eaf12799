/** The chosen feature in exact values, and everything that can be done with it, without a pointer. */
import { For, Show } from 'solid-js';
import { TERRAIN, type FeatureGiven, type Terrain } from '@five-victories/engine/tabletop';
import { valueOf } from '../options/fields.js';
import { ChosenButtons, NameField, withName } from './chosen-fields.jsx';
import { CornerFields } from './corner-fields.jsx';
import { added, featuresOf, isLine, withFeature, withOutline } from './ground.js';
import { LengthField } from './length-field.jsx';
import { boxOf, middleOf, mirrored, placed, reversed, scaled, sized, turned, type Outline } from './shapes.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly index: number;
}

const LEVELS = [1, 2, 3];
const TURN = 15;
const GROWS = 1.1;

/** Areas may become other areas; a line stays a line. */
const kindsFor = (feature: FeatureGiven): readonly Terrain[] =>
  isLine(feature) ? ['escarpment'] : TERRAIN.filter((type) => type !== 'escarpment');

const withLevel = ({ level: _level, ...feature }: FeatureGiven, level: number | undefined): FeatureGiven =>
  level === undefined ? feature : { ...feature, level };

/** Only a hill has a level. */
const withType = (feature: FeatureGiven, type: Terrain): FeatureGiven =>
  type === 'hill' ? { ...feature, type } : { ...withLevel(feature, undefined), type };

export const FeatureFields = (props: Props) => {
  const feature = (): FeatureGiven => featuresOf(props.editor.options())[props.index]!;
  const points = (): Outline => feature().points;
  const box = () => boxOf(points());
  const put = (next: FeatureGiven, about?: string): void =>
    props.editor.changeOptions(withFeature(props.editor.options(), props.index, next), about);
  const draw = (outline: Outline): void =>
    props.editor.changeOptions(withOutline(props.editor.options(), props.index, outline));
  const table = () => props.editor.table();
  const usual = (): number => Number(valueOf(props.editor.edition.options, props.editor.options(), 'hillLevel') ?? 1);
  return (
    <div class="feature-fields">
      <NameField value={feature().name} onName={(name) => put(withName(feature(), name), `name ${props.index}`)} />
      <label>
        <span>{w().fields.kind}</span>
        <select onChange={(event) => put(withType(feature(), kindsFor(feature())[event.currentTarget.selectedIndex]!))}>
          <For each={kindsFor(feature())}>
            {(type) => <option selected={type === feature().type}>{w().terrain[type]}</option>}
          </For>
        </select>
      </label>
      <Show when={feature().type === 'hill'}>
        <label>
          <span>{w().fields.level}</span>
          <select onChange={(event) => put(withLevel(feature(), LEVELS[event.currentTarget.selectedIndex - 1]))}>
            <option selected={feature().level === undefined}>{w().fields.usualLevel(usual())}</option>
            <For each={LEVELS}>{(level) => <option selected={feature().level === level}>{level}</option>}</For>
          </select>
        </label>
      </Show>
      <div class="lengths">
        <LengthField
          label={w().fields.x}
          value={middleOf(points())[0]}
          onChange={(x) => draw(placed(points(), x, middleOf(points())[1], table()))}
        />
        <LengthField
          label={w().fields.y}
          value={middleOf(points())[1]}
          onChange={(y) => draw(placed(points(), middleOf(points())[0], y, table()))}
        />
        <LengthField
          label={w().fields.width}
          value={box().right - box().left}
          onChange={(width) => draw(sized(points(), width, box().high - box().low, table()))}
        />
        <LengthField
          label={w().fields.depth}
          value={box().high - box().low}
          onChange={(depth) => draw(sized(points(), box().right - box().left, depth, table()))}
        />
      </div>
      <div class="chips">
        <For each={[-TURN, TURN]}>
          {(by) => (
            <button type="button" class="small" onClick={() => draw(turned(points(), by, table()))}>
              {w().fields.turn(by)}
            </button>
          )}
        </For>
        <button type="button" class="small" onClick={() => draw(scaled(points(), GROWS, GROWS, table()))}>
          {w().fields.larger}
        </button>
        <button type="button" class="small" onClick={() => draw(scaled(points(), 1 / GROWS, 1 / GROWS, table()))}>
          {w().fields.smaller}
        </button>
        <Show when={isLine(feature())}>
          <button type="button" class="small" onClick={() => draw(reversed(points()))}>
            {w().fields.fall}
          </button>
        </Show>
        <ChosenButtons
          editor={props.editor}
          chosen={{ is: 'feature', index: props.index }}
          mirrored={() => added(props.editor.options(), { ...feature(), points: mirrored(points(), table()) })}
        />
      </div>
      <CornerFields editor={props.editor} index={props.index} feature={feature()} onDraw={draw} />
    </div>
  );
};
