import { english } from '../text-gaps.ts'

/** Sieges and the fate of cities. */
export const sieges = english({
  'option.siege': 'Besiege',
  'option.assault': 'Storm the city (two hits on the besieger)',
  'preview.siege-chance': 'Falls in {{percent}} % of cases (modifier {{change}})',
  'prompt.fate-of-city': '{{province}} has fallen: what becomes of the city?',
  'option.spare': 'Spare the city',
  'option.sack': 'Sack it',
  'option.raze': 'Raze its walls',
  'option.sack-and-raze': 'Sack it and raze its walls',
  'outcome.fell': 'the city falls',
  'outcome.resisted': 'the city resists',
  'outcome.lifted': 'the siege is lifted',
  'outcome.surrendered': 'the city surrenders',
  'roll.siege': 'Siege',
  'roll.terror': 'Terror',
  'modifier.city-in-decline': "The city's nation is in decline",
  'modifier.supplied-by-sea': 'Supplied by sea',
  'reason.sack': 'sack',
  'event.siege': 'The {{nation}} before {{province}}: {{outcome}}.',
  'event.assault': 'The {{nation}} storm {{province}}: {{outcome}}.',
  'event.terror': 'Terror goes before the {{nation}} to {{province}}: {{outcome}}.',
  'event.city-taken': 'The {{nation}} take the city of {{province}}.',
  'event.city-taken-from': 'The {{nation}} take the city of {{province}} from the {{other}}.',
  'event.capital-taken': 'The {{nation}} take {{province}}, the capital of the {{other}}!',
  'event.city-sacked': 'The {{nation}} sack {{province}}.',
  'event.walls-razed': 'The {{nation}} raze the walls of {{province}}.'
})
