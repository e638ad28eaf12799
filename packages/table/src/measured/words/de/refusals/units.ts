/** Was von Einheiten gesagt wird, was auch immer befohlen ist. */
export const UNITS: Readonly<Record<string, string>> = {
  '{unit} has nothing to fire with.': '{unit} hat nichts zum Schießen.',
  '{unit} would have no dice against {target}.': '{unit} hätte keine Würfel gegen {target}.',
  'There is no set-up of yours to confirm.': 'Es gibt noch keine eigene Aufstellung, der du zustimmen könntest.',
  '{unit} neither mounts nor dismounts.': '{unit} kann weder auf- noch absitzen.',
  '{unit} is not in contact with {target}.': '{unit} ist nicht in Berührung mit {target}.',
  '{unit} has no losses to take now.': '{unit} hat jetzt keine Verluste.',
  '{unit} must lose {k} of its stands for its {hits} hits, not {count}.':
    '{unit} muss für {hits} Treffer {k} {k|Stand|Stände} verlieren, nicht {count}.',
  'There is no unit {unit} in this match.': 'In dieser Partie gibt es keine Einheit {unit}.',
  '{unit} has been placed already.': '{unit} ist schon aufgestellt.',
  '{unit} stands just so already.': '{unit} steht schon so.',
  '{unit} has been placed anew already; place one that does not stand yet.':
    '{unit} wurde schon umgestellt; jetzt muss jemand aufgestellt werden, der noch nicht steht.',
  '{unit} is not placed; each unit is placed once.': '{unit} ist nicht aufgestellt; jede Einheit wird es einmal.',
  '{unit} is placed {times} times; each unit is placed once.':
    '{unit} ist {times}-mal aufgestellt; jede Einheit wird es einmal.',
  '{unit} is not on the table.': '{unit} ist nicht auf dem Tisch.',
};
