/** What part of the table is seen, and gestures that change it. Pure numbers; the drawing obeys them. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the table in the middle of the window, and pixels for one unit of drawing. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const fitted = (table: Size, window: Size): Camera => ({
  x: table.width / 2,
  y: table.height / 2,
  scale: Math.min(window.width / table.width, window.height / table.height),
});

export const viewBoxOf = ({ x, y, scale }: Camera, window: Size): string => {
  const width = window.width / scale;
  const height = window.height / scale;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
};

const MOST = 6;

/** Never farther than the whole table, never so close that one stand fills the window, and always on the table. */
export const within = (camera: Camera, table: Size, window: Size): Camera => {
  const whole = fitted(table, window).scale;
  const scale = Math.min(whole * MOST, Math.max(whole, camera.scale));
  const reach = (middle: number, size: number, seen: number): number =>
    seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, middle));
  return {
    scale,
    x: reach(camera.x, table.width, window.width / scale),
    y: reach(camera.y, table.height, window.height / scale),
  };
};

export const pointAt = (camera: Camera, window: Size, px: number, py: number): { x: number; y: number } => ({
  x: camera.x + (px - window.width / 2) / camera.scale,
  y: camera.y + (py - window.height / 2) / camera.scale,
});

/** Closer or farther, with the point under the pointer staying where it is. */
export const zoomed = (camera: Camera, window: Size, px: number, py: number, factor: number): Camera => {
  const { x, y } = pointAt(camera, window, px, py);
  const scale = camera.scale * factor;
  return { scale, x: x - (px - window.width / 2) / scale, y: y - (py - window.height / 2) / scale };
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** The CSS transform that shows a drawing made for one camera as another sees it: soft, but at once. */
export const transformFrom = (drawn: Camera, seen: Camera): string => {
  const factor = seen.scale / drawn.scale;
  return `translate(${(drawn.x - seen.x) * seen.scale}px, ${(drawn.y - seen.y) * seen.scale}px) scale(${factor})`;
};
