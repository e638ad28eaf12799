/** The report to share, as a page of its own that needs nothing else. */
import type { Line } from '../match/session.js';

export interface ReportPage {
  readonly language: 'en' | 'de';
  readonly title: string;
  readonly kicker: string;
  readonly headline: string;
  readonly lines: readonly string[];
  readonly parts: readonly { readonly title: string; readonly html: string }[];
  readonly made: string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const listed = (texts: readonly string[], tag: 'ol' | 'ul' = 'ul'): string =>
  `<${tag}>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</${tag}>`;

export const tabled = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** What was told, turn by turn. */
export const toldByTurn = (
  moments: readonly {
    readonly match: { readonly state: { readonly turn: number } };
    readonly lines: readonly Line[];
  }[],
  language: 'en' | 'de',
): { readonly turn: number; readonly sentences: readonly string[] }[] => {
  const turns: { turn: number; sentences: string[] }[] = [];
  for (const { match, lines } of moments) {
    const { turn } = match.state;
    const sentences = lines.flatMap(({ text }) => text?.[language] ?? []);
    if (sentences.length === 0) continue;
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, sentences: [] });
    turns.at(-1)!.sentences.push(...sentences);
  }
  return turns;
};

const STYLE = `body{margin:0 auto;max-width:52rem;padding:2rem 1.2rem 4rem;font:17px/1.5 Garamond,'EB Garamond',Georgia,serif;color:#2a1d11;background:#f6eedb}
h1{font-size:2.4rem;line-height:1.1;margin:.2rem 0 .4rem}h2{margin:2rem 0 .5rem;font-size:1.3rem}
.kicker,footer{font:600 .8rem/1.4 system-ui,sans-serif;letter-spacing:.05em;color:#5d4a33}.kicker{text-transform:uppercase}
table{border-collapse:collapse;width:100%;font-size:.95rem}th{text-align:left;color:#5d4a33;font-weight:400}td,th{padding:.25rem .6rem .25rem 0;border-bottom:1px solid #cdbb92}
svg.chart{width:100%;height:auto}.chart text{font:12px system-ui,sans-serif;fill:#5d4a33}.chart .army{font:15px Garamond,serif;fill:#2a1d11}.chart .letter{font-weight:700}
.chart .grid{stroke:#cdbb92;fill:none}.chart .grid.strong{stroke:#8a7550;stroke-dasharray:4 4}.chart .mark{fill:#8f2f27;stroke:#fffaf0;stroke-width:2}.chart .number{fill:#fff;font-weight:700}
details p{margin:.15rem 0}summary{cursor:pointer;font-weight:600}`;

export const reportPage = ({ language, title, kicker, headline, lines, parts, made }: ReportPage): string =>
  `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<p class="kicker">${escaped(kicker)}</p>
<h1>${escaped(headline)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${parts.map((part) => `<section><h2>${escaped(part.title)}</h2>${part.html}</section>`).join('\n')}
<footer><p>${escaped(made)}</p></footer>
</main>
</html>
`;
