/** Zonen, gebeugt: `in den Westen`, `im Westen`, `aus dem Westen`. */
export interface Place {
  /** Wohin: `in den Westen`, `nach Süd, links`. */
  readonly into: string;
  /** Wo: `im Westen`, `bei Süd, links`. */
  readonly at: string;
  /** Woher: `aus dem Westen`, `von Süd, links`. */
  readonly from: string;
}

const beugen = (eigenschaft: string): string => eigenschaft.replace(/^(\p{Ll}+)e /u, '$1en ');

/** Nach dem Artikel; eine Reserve und die Mittelreihe sind weiblich, was sonst keinen hat, ist eine Lage wie `Süd, links`. */
export const placeOf = (title: string): Place => {
  const male = /^der (.+)$/.exec(title)?.[1];
  if (male !== undefined) {
    const bent = beugen(male);
    return { into: `in den ${bent}`, at: `im ${bent}`, from: `aus dem ${bent}` };
  }
  const female = /^(?:die )?((?:Tischmitte|Mittelreihe|Reserve).*)$/.exec(title)?.[1];
  if (female !== undefined) return { into: `in die ${female}`, at: `in der ${female}`, from: `aus der ${female}` };
  return { into: `nach ${title}`, at: `bei ${title}`, from: `von ${title}` };
};
