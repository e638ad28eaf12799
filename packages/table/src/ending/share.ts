/** The report of a match, put together for anybody to read. */
import { both, SIDES, type Both } from '@five-victories/engine/kernel';
import { settings, t } from '../app/settings.js';
import { lightStyles, SURFACES, terrainPattern } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import type { AnySession } from '../match/session.js';
import { matchOf } from '../match/session.js';
import type { MatchHead } from '../store/kept-match.js';
import { chancesChart, chancesLabel } from '../story/chances-chart.js';
import { courseChart, courseLabel, luckChart, type Drawn } from '../story/charts.js';
import type { Picture } from '../story/picture.js';
import { escaped, listed, reportPage, tabled, toldByTurn } from '../story/report-page.js';
import { reportText, type Heading } from '../story/report-text.js';
import type { End, Story } from '../story/story.js';
import { fateText, luckText, resultOf, swingText, titleOf, turningText, whyOf, type Audience } from '../story/tell.js';
import { audienceOf } from './reader.js';

export interface Reported {
  readonly head: MatchHead;
  readonly session: AnySession;
  readonly story: Story;
  readonly end: End;
  readonly tones: Both<SideTone>;
}

const lastTurnOf = (session: AnySession): number | undefined => {
  const { turnLimit } = matchOf(session).state.options;
  return typeof turnLimit === 'number' && Number.isFinite(turnLimit) ? turnLimit : undefined;
};

export const headingOf = ({ name, game }: MatchHead, session: AnySession): Heading => ({
  name,
  game: t().front.games[game].title,
  lastTurn: lastTurnOf(session),
  sides: t().sides,
});

export const chartsOf = (to: Audience, story: Story, tones: Both<SideTone>) => {
  const drawn = (label: string): Drawn => ({ tones, names: to.armies, label });
  const { luck, course, chances: words } = to.words;
  const { chances } = story;
  return {
    /** The chances where they are known, else what was left of the armies. */
    course: chances
      ? {
          title: words.title,
          text: words.text,
          chart: chancesChart(
            story,
            chances,
            drawn(chancesLabel(story, chances, words, course.row, to.armies, to.percent)),
          ),
        }
      : {
          title: course.title,
          text: course.text,
          chart: courseChart(story, drawn(courseLabel(story, course, to.armies, to.percent))),
        },
    luck: luckChart(story, drawn(luck.label(luckText(to, story, 'south'), luckText(to, story, 'north')))),
  };
};

export const textOf = ({ head, session, story, end }: Reported): string =>
  reportText(audienceOf(session, story, undefined), story, end, headingOf(head, session));

const lossesTable = (to: Audience, { units }: Story): string => {
  const { losses } = to.words;
  return SIDES.map((side) => {
    const rows = units
      .filter((unit) => unit.side === side)
      .map((unit) => [
        to.unitName(unit.id),
        losses.left(unit.had - unit.lost, unit.had),
        String(unit.made),
        String(unit.taken),
        fateText(to, unit),
      ]);
    const heads = [losses.unit, losses.places, losses.made, losses.taken, losses.fate];
    return `<h3>${escaped(to.armies[side])}</h3>${tabled(heads, rows)}`;
  }).join('');
};

const turningList = (to: Audience, { turnings }: Story): string =>
  turnings.length === 0
    ? `<p>${escaped(to.words.turnings.none)}</p>`
    : listed(
        turnings.map((turning) => {
          const more = swingText(to, turning);
          return `${to.words.turnings.turn(turning.turn)}: ${turningText(to, turning)}${more ? ` (${more})` : ''}`;
        }),
        'ol',
      );

export const pageOf = ({ head, session, story, end, tones }: Reported): string => {
  const to = audienceOf(session, story, undefined);
  const { words } = to;
  const { game, lastTurn } = headingOf(head, session);
  const charts = chartsOf(to, story, tones);
  const { language } = settings();
  const told = toldByTurn(session.moments, language)
    .map(
      ({ turn, sentences }) =>
        `<details><summary>${escaped(words.turnings.turn(turn))}</summary>${sentences
          .map((sentence) => `<p>${escaped(sentence)}</p>`)
          .join('')}</details>`,
    )
    .join('');
  const luck = both((side) => {
    const { hits, dice, expected } = story.luck.sides[side];
    return `${luckText(to, story, side)} (${words.luck.dice(hits, dice, expected)}).`;
  });
  return reportPage({
    language,
    title: head.name,
    kicker: `${head.name} · ${game} · ${words.turnOf(end.turn, lastTurn)}`,
    headline: titleOf(to, end),
    lines: [`${resultOf(to, end)}.`, whyOf(to, story, end)],
    parts: [
      { title: charts.course.title, html: charts.course.chart },
      { title: words.turnings.title, html: turningList(to, story) },
      {
        title: words.luck.title,
        html: `${charts.luck}${listed([luck.south, luck.north, words.luck.lopsided(story.luck.lopsided)])}`,
      },
      { title: words.losses.title, html: lossesTable(to, story) },
      { title: words.report.told, html: told },
    ],
    made: words.report.made,
  });
};

/** A turn and what happened on it. */
const TURNINGS = 3;

/** The report as a picture; `font`: the letters it takes along. */
export const pictureIn = ({ head, session, story, end, tones }: Reported, font: string | undefined): Picture => {
  const to = audienceOf(session, story, undefined);
  const { words } = to;
  const { game, lastTurn } = headingOf(head, session);
  const count = end.outcome.points ?? end.outcome.zones;
  const { counted } = story.sides.south.losses;
  return {
    kicker: `${head.name} · ${game} · ${words.turnOf(end.turn, lastTurn)}`,
    headline: titleOf(to, end),
    lines: [`${resultOf(to, end)}.`, whyOf(to, story, end)],
    tones,
    armies: to.armies,
    heads: [
      ...(count ? [end.outcome.points ? words.score.goals : words.score.zones] : []),
      words.counted[counted],
      words.score.luck,
    ],
    scores: both((side) => {
      const { losses } = story.sides[side];
      const { hits, expected } = story.luck.sides[side];
      return [
        ...(count ? [String(count[side])] : []),
        words.score.of(losses.lost, losses.of),
        words.signed(hits - expected),
      ];
    }),
    map: session.book.mapOf(matchOf(session), tones),
    ground: { patterns: SURFACES.map((surface) => terrainPattern(surface).svg).join(''), style: lightStyles() },
    course: chartsOf(to, story, tones).course,
    turnings: story.turnings
      .slice(0, TURNINGS)
      .map((turning) => `${words.turnings.turn(turning.turn)}: ${turningText(to, turning)}`),
    made: words.report.made,
    font,
  };
};
