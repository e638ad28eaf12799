/** The canvas that what is carried is drawn on: as large as that, where it is. */
import { createEffect } from 'solid-js';
import type { Camera, Size } from '../../../table/camera.js';
import { drawLines, drawPicture, wipe, type Paper2D } from './pen.js';
import { fieldFor, type Field, type Sketch } from './plan.js';

interface Props {
  readonly sketch: Sketch | undefined;
  readonly camera: Camera;
  readonly size: Size;
  /** Size of the tooth of a unit, in drawing units. */
  readonly tooth: number;
}

/** Pixels around a unit for its rim. */
const RIM = 6;

const draw = (paper: Paper2D, { ghosts, lines }: Sketch, { camera, size, tooth }: Props, field: Field): void => {
  const dots = devicePixelRatio;
  const scale = camera.scale * dots;
  const x = (size.width / 2 - field.left) * dots - camera.x * scale;
  const y = (size.height / 2 - field.top) * dots - camera.y * scale;
  wipe(paper);
  for (const { look, picture } of ghosts) {
    const { station } = look;
    const far = Math.max(...station.figure.hull.map((at) => Math.hypot(at.x, at.y)));
    drawPicture(paper, picture, {
      x: x + station.x * scale,
      y: y + station.y * scale,
      turn: station.turn,
      scale,
      dots,
      reach: Math.ceil((far + tooth) * scale + RIM * dots),
    });
  }
  for (const each of lines) drawLines(paper, each, { x, y, scale, dots });
};

export const SketchLayer = (props: Props) => {
  let canvas!: HTMLCanvasElement;
  let field: Field | undefined;
  /** Only when it has to: a canvas of another size is made anew. */
  const put = (next: Field): void => {
    if (next === field) return;
    field = next;
    const { left, top, width, height } = next;
    canvas.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
  };
  createEffect(() => {
    const { sketch } = props;
    canvas.hidden = sketch === undefined;
    const next = sketch && fieldFor(sketch.corners, props.camera, props.size, field);
    if (!sketch || !next) return;
    put(next);
    draw(canvas.getContext('2d')!, sketch, props, next);
  });
  return <canvas class="sketch" ref={canvas} hidden aria-hidden="true" />;
};
