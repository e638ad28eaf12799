/**
 * What no sentence of ours has, in either language. Each check brings an example that it must find and one that it must
 * leave alone (`checks.test.ts`), so that none of them can sleep.
 */
export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** What a text is, and so how it is written: a refusal or a fault speaks of what is not done, an event of what is. */
export type Kind = 'refusal' | 'fault' | 'summand' | 'event' | 'outlook';

/** Events are told after they have happened, or before. */
export type Told = 'report' | 'outlook';
export const KIND_OF = { report: 'event', outlook: 'outlook' } as const;

export interface Rendered {
  readonly kind: Kind;
  readonly id: string;
  readonly text: string;
}

/** All that one game can say. */
export interface Spoken {
  readonly game: string;
  /** Nouns and verbs of other games. */
  readonly foreign: readonly RegExp[];
  /** Keys of types of units, which only programs read. */
  readonly codes: RegExp;
  /** Ids of refusals and faults that speak of something that has happened. */
  readonly happened: readonly string[];
  readonly rendered: Readonly<Record<Language, readonly Rendered[]>>;
}

export interface Check {
  readonly name: string;
  readonly finds: RegExp;
  readonly wrong: string;
  readonly right: string;
}

const CODE: readonly Check[] = [
  { name: 'braces', finds: /[{}]/, wrong: '{unit} is here.', right: 'It is in Z(1,2).' },
  // Every unit of the samples has a name.
  { name: 'id', finds: /\b[SN]1\b/, wrong: 'S1 is here.', right: 'It is in SR1, Z(1,2).' },
  {
    name: 'no value',
    finds: /undefined|\bNaN\b|\[object|\bnull\b|\bInfinity\b/,
    wrong: 'It has undefined stands.',
    right: 'It has 2 stands.',
  },
  {
    name: 'camel case',
    finds: /(?<![\p{L}"„])\p{Ll}+\p{Lu}/u,
    wrong: 'It is in attackFormation.',
    right: 'It is in Z(1,2).',
  },
  {
    name: 'spaces and stops',
    finds: / {2}| [,.;:!]|\.\.|\( | \)|\(\)|,,|: *[.;]|^[\s,.;]/,
    wrong: 'It is here .',
    right: 'It is here: there.',
  },
];

const NOUNS =
  'stand|unit|hit|marker|shot|zone|action|cell|time|element|point|escarpment|attack|column|rank|turn|function|space|character|inch|(?:sub-)?commander|formation';
const PLURALS =
  'stands|units|hits|markers|dice|shots|zones|actions|cells|times|elements|points|escarpments|attacks|columns|ranks|turns|functions|spaces|characters|inches|entries|(?:sub-)?commanders|formations';
const NUMBER = '(?<![\\d.,)(-])\\b';
/** `2 dice from 1 to 6 are`. */
const RANGE = '(?: (?:from|von) \\d+ (?:to|bis) \\d+)?';
/** Up to two words between a number and its noun: `1 green marker`, but not `1 of its stands`. */
const BETWEEN = '(?:(?!of |to |in |on |and |or |a |the |has |have |is |are )[a-z-]+ ){0,2}';

const ENGLISH: readonly Check[] = [
  ...CODE,
  {
    name: 'one of many',
    finds: new RegExp(`${NUMBER}(?:1|[Oo]ne) ${BETWEEN}(?:${PLURALS})\\b`),
    wrong: 'It has 1 units.',
    right: 'It lost 1 of its stands, and one unit is 1 to 6 stands strong.',
  },
  {
    name: 'many of one',
    finds: new RegExp(`${NUMBER}(?:[02-9]|1\\d|two|three|ten) ${BETWEEN}(?:${NOUNS}|die)\\b(?!-)`),
    wrong: 'It took two green marker.',
    right: 'It has two green markers, and 12 dice are left.',
  },
  {
    name: 'verb of many',
    finds: new RegExp(`${NUMBER}(?:1|[Oo]ne) (?:[a-z-]+ )?(?:${NOUNS}|die)${RANGE} (?:are|were|have)\\b`),
    wrong: '1 die are to be entered.',
    right: '1 die is to be entered.',
  },
  {
    name: 'verb of one',
    finds: new RegExp(
      `(?<!of |to |of at most )${NUMBER}(?:[02-9]|1\\d|two|no) (?:[a-z-]+ )?(?:${PLURALS})${RANGE} (?:is|was|has)\\b`,
    ),
    wrong: '2 dice is to be entered.',
    right: '2 dice are to be entered, and a mass of 2 elements has two ranks.',
  },
  {
    name: 'a or an',
    finds: /\b[Aa] (?!unit\b|uniform|use|one\b|Eu)[aeiouAEIOU]|\b[Aa]n [^aeiouAEIOU]/,
    wrong: 'It is a enemy.',
    right: 'It is an enemy and a unit.',
  },
  {
    name: 'no article',
    finds:
      /\b(?:is|in|into|from|with|has|onto|leaves?|enters?|of|takes?|forms?) (?:zone(?! [ZSN])|unit(?! [SNZ]\w)|table|die|marker|defensive formation|Commander|enemy|phase|side|battle|field|rear|front(?!,|\.)|reserve zone|set-up zone)\b/,
    wrong: 'It is in defensive formation.',
    right: 'It is in a defensive formation, in reserve, in zone Z(1,2).',
  },
  {
    name: 'article twice',
    finds: /\b([Tt]he|an?|its|of|to|in) \1\b/,
    wrong: 'It left the the field.',
    right: 'It leaves the field.',
  },
  {
    name: 'The within',
    finds: /[^.:"] The (?=Red)/,
    wrong: 'It is near The Red Regiment.',
    right: 'It is near the Red Regiment.',
  },
];

const EINS =
  'Stände|Ständen|Einheiten|Schüsse|Schüssen|Würfeln|Treffern|Felder|Feldern|Zonen|Marker[n]|Seiten|Steilhänge|Einträge|Punkte';
const GERMAN: readonly Check[] = [
  ...CODE,
  {
    name: 'one of many',
    finds: new RegExp(
      `(?<![\\d.,)(-])\\b(?:1|ein|eine|einen|einem|einer) (?:\\p{Ll}+ )?(?:\\p{Lu}\\p{Ll}+)?(?:${EINS})\\b`,
      'u',
    ),
    wrong: 'Es hat 1 Stände.',
    right: 'Es hat 1 Stand und von 1 bis 6 Stände.',
  },
  {
    name: 'many of one',
    finds:
      /(?<![\d.,)(-])\b(?:[02-9]|1\d|zwei|drei) (?:\p{Ll}+ )?(?:Stand|Einheit|Schuss|Pikenstand|Feld|Zone|Steilhang)\b(?! \()/u,
    wrong: 'Es hat 2 Stand.',
    right: 'Es hat 2 Stände.',
  },
  {
    name: 'verb of many',
    finds:
      /(?<![\d.,)(-])\b(?:1|[Ee]in|[Ee]ine) (?:Stand|Einheit|Würfel|Treffer)(?: von \d+ bis \d+)? (?:sind|waren|haben|wurden|fehlen|dürfen)\b|\bsind (?:höchstens |nur )?1\b(?![\d,.-])/,
    wrong: '1 Würfel sind einzugeben.',
    right: '1 Würfel ist einzugeben.',
  },
  {
    name: 'verb of one',
    finds:
      /(?<![\d.,)(-])\b(?:[02-9]|1\d|[Zz]wei) (?:Stände|Einheiten|Würfel|Treffer)(?: von \d+ bis \d+)? (?:ist|war|hat|wurde|fehlt|darf)\b/,
    wrong: '2 Würfel ist einzugeben.',
    right: '2 Würfel sind einzugeben.',
  },
  {
    name: 'gender',
    finds:
      /\b[Ee]ine (?:Stand|Würfel|Treffer|Tisch|Marker|Gelände|Feld|Heer)\b|\b[Ee]in (?:Einheit|Zone|Formation|Seite|Runde|Phase|Flanke)\b|\b[Dd]er (?:Gelände|Heer|Feld)\b|\b[Dd]ie (?:Tisch|Stand|Feldherr|Heer|Gelände)\b|\b[Dd]as (?:Einheit|Zone|Tisch|Seite)\b/,
    wrong: 'Das ist ein Einheit.',
    right: 'Das ist eine Einheit, und das Heer steht auf dem Tisch.',
  },
  {
    name: 'no article',
    finds:
      /\b(?:auf|in|aus|von|mit|ist|hat|verlässt|betritt) (?:Tisch|Zone(?! [ZSN])|Einheit(?! [SNZ]\w)|Stand(?! \d)|Würfel|Phase|Seite|Feldherr|Feind|Runde(?! \d)|Heer|Schlacht)\b/,
    wrong: 'Es steht nicht auf Tisch.',
    right: 'Es steht nicht auf dem Tisch.',
  },
  {
    name: 'English',
    finds:
      /\b(?:the|and|of|is|has|unit|stands|with|cannot|not|zone|wood|hill|village|rough|bog|veteran|seasoned|attack|open)\b/,
    wrong: 'Es is hier.',
    right: 'Es ist hier, in Abwehrformation.',
  },
  // Behind a figure it is the sign for inches.
  { name: 'English marks', finds: /(?<!\d)"/, wrong: 'Es heißt "so".', right: 'Es heißt „so“ und ist 4" weit.' },
  {
    name: 'small after colon',
    finds:
      /: (?:(?:es|sie|er|das|die|der|ein|eine|alle|niemand|dort|keines?) \p{Ll}+|(?:der|die|das|beide|ein|eine) (?:\p{L}+ ){1,6}?(?:ist|sind|war|waren|hat|haben|stellten|verließen|wurden?)\b)/u,
    wrong: 'Halt: es ist zu weit.',
    right: 'Halt: Es ist zu weit.',
  },
];

export const CHECKS: Readonly<Record<Language, readonly Check[]>> = { en: ENGLISH, de: GERMAN };

/** What is refused is not done: told in the past, it would be. What has been done is told with `has` or `is`. */
export const NOT_DONE: Readonly<Record<Language, Check>> = {
  en: {
    name: 'done already',
    finds:
      /(?<!\b(?:has|have|had|having|is|are|was|were|be|been|not|never|just|already|and|or|only|to|a|the|its|of|how|being|twice|last|as|it) )\b(?:moved|fired|charged|engaged|turned|formed|attacked|came|fell|rode|went|fought|took|deployed|placed|intercepted|evaded|fled|reacted|recoiled|retired|entered|withdrew)\b/,
    wrong: 'Red moved 6 zones, and 4 is the limit.',
    right: 'It has moved, was engaged and cannot be placed.',
  },
  de: {
    name: 'done already',
    finds:
      /\b(?:bewegte|schoss|griff|ging|drehte|bildete|kam|fiel|ritt|kämpfte|nahm|floh|verließ|saß|reagierte|wich|zog|stürmte)\b/,
    wrong: 'Rot bewegte sich zu weit.',
    right: 'Es hat sich schon bewegt.',
  },
};

/** How a text begins and ends. */
const SHAPES: Readonly<Record<Kind, RegExp>> = {
  refusal: /^[\p{Lu}"„(\d].*\.$/u,
  fault: /^[\p{Lu}"„(\d].*\.$/u,
  event: /^[\p{Lu}].*\.$/u,
  outlook: /^[\p{Lu}].*\.$/u,
  summand: /^\S.*[^.\s]$/,
};

/** What is wrong with a text, by the names of the checks. */
export const wrongWith = (
  language: Language,
  { kind, id, text }: Rendered,
  { foreign, codes, happened }: Pick<Spoken, 'foreign' | 'codes' | 'happened'>,
): string[] => [
  ...(SHAPES[kind].test(text) ? [] : ['shape']),
  ...(foreign.some((words) => words.test(text)) ? ['sister game'] : []),
  ...(codes.test(text) ? ['code'] : []),
  ...CHECKS[language].filter(({ finds }) => finds.test(text)).map(({ name }) => name),
  ...((kind === 'refusal' || kind === 'fault' || kind === 'outlook') &&
  !happened.includes(id) &&
  NOT_DONE[language].finds.test(text)
    ? [NOT_DONE[language].name]
    : []),
];

/** Every text that is not as a person would write it, once, with what is wrong. */
export const wrongIn = (language: Language, spoken: Spoken): string[] => [
  ...new Set(
    spoken.rendered[language].flatMap((each) => {
      const wrong = wrongWith(language, each, spoken);
      return wrong.length > 0 ? [`${each.id} (${wrong.join(', ')}): ${each.text}`] : [];
    }),
  ),
];

/** Whole words, in any case: what only another game has. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&')).join('|')})`, 'iu');

/** Keys that are no words: `P&M`, `HM`. */
export const codesOf = (types: Readonly<Record<string, unknown>>): RegExp => {
  const codes = Object.keys(types).filter((key) => /^[A-Z&]{2,}$/.test(key));
  return codes.length === 0 ? /$^/ : new RegExp(`(?<!["„/.\\p{L}])(?:${codes.join('|')})(?!["“/.\\p{L}])`, 'u');
};
