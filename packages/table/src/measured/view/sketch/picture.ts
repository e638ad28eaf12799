/**
 * What an element of the table looks like, as plain data that a canvas can draw again wherever it stands: shapes with
 * their colours as they are computed, so that the page alone decides how things look.
 */

interface Pen {
  readonly colour: string;
  readonly opacity: number;
}

interface Nib extends Pen {
  readonly width: number;
  /** Widths and dashes are pixels of the window, at every zoom. */
  readonly inPixels: boolean;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly miter: number;
}

/** Against the paper of the whole picture. */
type Placing = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Inked {
  readonly at: Placing;
  readonly fill: Pen | undefined;
  readonly stroke: Nib | undefined;
}

export type Ink =
  | (Inked & { readonly is: 'shape'; readonly path: Path2D })
  | (Inked & {
      readonly is: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly font: string;
      readonly anchor: CanvasTextAlign;
    })
  /** Seen through as a whole. */
  | { readonly is: 'veil'; readonly opacity: number; readonly filter: string; readonly inks: readonly Ink[] };

export type Picture = readonly Ink[];

/** Something that is not drawn on a canvas the same way. */
class Unknown extends Error {}

const number = (value: string): number => Number.parseFloat(value) || 0;

const penOf = (paint: string, opacity: string): Pen | undefined => {
  if (paint === 'none') return undefined;
  if (paint.includes('url(')) throw new Unknown(paint);
  return { colour: paint, opacity: number(opacity) };
};

const nibOf = (style: CSSStyleDeclaration): Nib | undefined => {
  const pen = penOf(style.stroke, style.strokeOpacity);
  const width = number(style.strokeWidth);
  if (!pen || width === 0) return undefined;
  return {
    ...pen,
    width,
    inPixels: style.vectorEffect === 'non-scaling-stroke',
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(number),
    cap: style.strokeLinecap as CanvasLineCap,
    join: style.strokeLinejoin as CanvasLineJoin,
    miter: number(style.strokeMiterlimit),
  };
};

const shapeOf = (element: SVGElement): Path2D => {
  const of = (name: string): number => number(element.getAttribute(name) ?? '');
  const path = new Path2D(element.getAttribute('d') ?? '');
  if (element.tagName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  if (element.tagName === 'rect') path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return path;
};

const ANCHORS: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };

const textOf = (element: SVGElement, style: CSSStyleDeclaration) => ({
  text: (element.textContent ?? '').trim(),
  x: number(element.getAttribute('x') ?? ''),
  y: number(element.getAttribute('y') ?? ''),
  font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
  anchor: ANCHORS[style.textAnchor] ?? 'left',
});

const matrixOf = (element: SVGGraphicsElement): DOMMatrix => {
  const own = element.transform.baseVal.consolidate()?.matrix;
  return own ? new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]) : new DOMMatrix();
};

const SHAPES = new Set(['path', 'rect', 'circle']);

const ownInk = (element: SVGGraphicsElement, { a, b, c, d, e, f }: DOMMatrix, style: CSSStyleDeclaration): Ink[] => {
  const at: Placing = [a, b, c, d, e, f];
  const inked: Inked = { at, fill: penOf(style.fill, style.fillOpacity), stroke: nibOf(style) };
  if (!inked.fill && !inked.stroke) return [];
  if (element.tagName === 'text') return [{ is: 'text', ...inked, ...textOf(element, style) }];
  if (!SHAPES.has(element.tagName)) throw new Unknown(element.tagName);
  return [{ is: 'shape', ...inked, path: shapeOf(element) }];
};

const insideOf = (element: Element, at: DOMMatrix): Ink[] =>
  [...element.children].flatMap((child) => inksOf(child as SVGGraphicsElement, at));

const inksOf = (element: SVGGraphicsElement, around: DOMMatrix): Ink[] => {
  const style = getComputedStyle(element);
  if (style.display === 'none') return [];
  if (style.maskImage !== 'none' || style.clipPath !== 'none') throw new Unknown(element.tagName);
  const at = around.multiply(matrixOf(element));
  const inks = element.tagName === 'g' ? insideOf(element, at) : ownInk(element, at, style);
  const opacity = number(style.opacity);
  return opacity === 1 && style.filter === 'none' ? inks : [{ is: 'veil', opacity, filter: style.filter, inks }];
};

/** A copy in which what is used from elsewhere stands for itself, beside the first so that it has its colours. */
const spelledOut = (element: SVGGraphicsElement): SVGGraphicsElement => {
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  for (const use of copy.querySelectorAll('use')) {
    const used = element.ownerDocument.querySelector(use.getAttribute('href')!);
    const whole = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    whole.setAttribute('transform', use.getAttribute('transform') ?? '');
    whole.append(...[...(used?.children ?? [])].map((part) => part.cloneNode(true)));
    use.replaceWith(whole);
  }
  element.after(copy);
  return copy;
};

/** The picture of an element on its own paper; undefined where a canvas would draw it otherwise. */
export const pictureOf = (element: SVGGraphicsElement): Picture | undefined => {
  const copy = element.querySelector('use') ? spelledOut(element) : undefined;
  try {
    return insideOf(copy ?? element, new DOMMatrix());
  } catch (because) {
    if (because instanceof Unknown) return undefined;
    throw because;
  } finally {
    copy?.remove();
  }
};
