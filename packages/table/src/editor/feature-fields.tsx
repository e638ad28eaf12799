/** The chosen feature in exact values, and everything that can be done with it, without a pointer. */
import { For, Show } from 'solid-js';
import { TERRAIN, type FeatureGiven, type Terrain } from '@five-victories/engine/tabletop';
import { Button } from '../controls/button.jsx';
import { Picker, Tick } from '../controls/fields.jsx';
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

/** `undefined`: the usual one of the match. */
const LEVELS = [undefined, 1, 2, 3];
const TURN = 15;
const GROWS = 1.1;

/** Areas may become other areas; a line stays a line. */
const kindsFor = (feature: FeatureGiven): readonly Terrain[] =>
  isLine(feature) ? ['escarpment'] : TERRAIN.filter((type) => type !== 'escarpment');

const withLevel = ({ level: _level, ...feature }: FeatureGiven, level: number | undefined): FeatureGiven =>
  level === undefined ? feature : { ...feature, level };

const withLook = ({ look: _look, ...feature }: FeatureGiven, look: FeatureGiven['look']): FeatureGiven =>
  look === undefined ? feature : { ...feature, look };

/** What nobody crosses may be water. */
const mayBeWater = ({ type }: FeatureGiven): boolean => type === 'impassable' || type === 'escarpment';

/** Only a hill has a level, only what nobody crosses another look. */
const withType = (feature: FeatureGiven, type: Terrain): FeatureGiven => {
  const next = type === 'hill' ? { ...feature, type } : { ...withLevel(feature, undefined), type };
  return mayBeWater(next) ? next : withLook(next, undefined);
};

interface DrawnProps extends Props {
  readonly feature: FeatureGiven;
  onDraw(outline: Outline): void;
}

/** Where its middle is, and how large it is. */
const PlaceFields = (props: DrawnProps) => {
  const points = (): Outline => props.feature.points;
  const middle = () => middleOf(points());
  const size = () => {
    const { left, right, low, high } = boxOf(points());
    return { width: right - left, depth: high - low };
  };
  const place = (x: number, y: number): void => props.onDraw(placed(points(), x, y, props.editor.table()));
  const resize = (width: number, depth: number): void =>
    props.onDraw(sized(points(), width, depth, props.editor.table()));
  return (
    <div class="lengths">
      <LengthField label={w().fields.x} value={middle()[0]} onChange={(x) => place(x, middle()[1])} />
      <LengthField label={w().fields.y} value={middle()[1]} onChange={(y) => place(middle()[0], y)} />
      <LengthField label={w().fields.width} value={size().width} onChange={(width) => resize(width, size().depth)} />
      <LengthField label={w().fields.depth} value={size().depth} onChange={(depth) => resize(size().width, depth)} />
    </div>
  );
};

const ShapeButtons = (props: DrawnProps) => {
  const points = (): Outline => props.feature.points;
  const table = () => props.editor.table();
  const grow = (by: number): void => props.onDraw(scaled(points(), by, by, table()));
  return (
    <div class="chips">
      <For each={[-TURN, TURN]}>
        {(by) => (
          <Button
            class="small"
            text={w().fields.turn(by)}
            onClick={() => props.onDraw(turned(points(), by, table()))}
          />
        )}
      </For>
      <Button class="small" text={w().fields.larger} onClick={() => grow(GROWS)} />
      <Button class="small" text={w().fields.smaller} onClick={() => grow(1 / GROWS)} />
      <Show when={isLine(props.feature)}>
        <Button class="small" text={w().fields.fall} onClick={() => props.onDraw(reversed(points()))} />
      </Show>
      <ChosenButtons
        editor={props.editor}
        chosen={{ is: 'feature', index: props.index }}
        mirrored={() => added(props.editor.options(), { ...props.feature, points: mirrored(points(), table()) })}
      />
    </div>
  );
};

export const FeatureFields = (props: Props) => {
  const feature = (): FeatureGiven => featuresOf(props.editor.options())[props.index]!;
  const put = (next: FeatureGiven, about?: string): void =>
    props.editor.changeOptions(withFeature(props.editor.options(), props.index, next), about);
  const draw = (outline: Outline): void =>
    props.editor.changeOptions(withOutline(props.editor.options(), props.index, outline));
  const usual = (): number => Number(valueOf(props.editor.edition.options, props.editor.options(), 'hillLevel') ?? 1);
  return (
    <div class="feature-fields">
      <NameField value={feature().name} onName={(name) => put(withName(feature(), name), `name ${props.index}`)} />
      <Picker
        text={w().fields.kind}
        values={kindsFor(feature())}
        chosen={feature().type}
        nameOf={(type) => w().terrain[type]}
        onPick={(type) => put(withType(feature(), type))}
      />
      <Show when={feature().type === 'hill'}>
        <Picker
          text={w().fields.level}
          values={LEVELS}
          chosen={feature().level}
          nameOf={(level) => (level === undefined ? w().fields.usualLevel(usual()) : String(level))}
          onPick={(level) => put(withLevel(feature(), level))}
        />
      </Show>
      <Show when={mayBeWater(feature())}>
        <Tick
          text={w().fields.water}
          on={feature().look === 'water'}
          onTick={(on) => put(withLook(feature(), on ? 'water' : undefined))}
        />
      </Show>
      <PlaceFields {...props} feature={feature()} onDraw={draw} />
      <ShapeButtons {...props} feature={feature()} onDraw={draw} />
      <CornerFields editor={props.editor} index={props.index} feature={feature()} onDraw={draw} />
    </div>
  );
};
