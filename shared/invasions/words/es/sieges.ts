import { translationOf } from '../../../words/dictionary.ts'
import type { sieges as english } from '../en/sieges.ts'

export const sieges = translationOf<typeof english>()({
  'option.siege': 'Sitiar',
  'option.assault': 'Asaltar la ciudad (dos impactos al sitiador)',
  'preview.siege-chance': 'Cae en un {{percent}} % de los casos (modificador {{change}})',
  'prompt.fate-of-city': '{{province}} ha caído: ¿qué será de la ciudad?',
  'option.spare': 'Respetar la ciudad',
  'option.sack': 'Saquearla',
  'option.raze': 'Derribar sus murallas',
  'option.sack-and-raze': 'Saquearla y derribar sus murallas',
  'outcome.fell': 'la ciudad cae',
  'outcome.resisted': 'la ciudad resiste',
  'outcome.lifted': 'se levanta el asedio',
  'outcome.surrendered': 'la ciudad se rinde',
  'roll.siege': 'Asedio',
  'roll.terror': 'Terror',
  'modifier.city-in-decline': 'La nación de la ciudad está en declive',
  'modifier.supplied-by-sea': 'Abastecida por mar',
  'reason.sack': 'saqueo',
  'event.siege': 'Los {{nation}} ante {{province}}: {{outcome}}.',
  'event.assault': 'Los {{nation}} asaltan {{province}}: {{outcome}}.',
  'event.terror': 'El terror precede a los {{nation}} en {{province}}: {{outcome}}.',
  'event.city-taken': 'Los {{nation}} toman la ciudad de {{province}}.',
  'event.city-taken-from': 'Los {{nation}} toman a los {{other}} la ciudad de {{province}}.',
  'event.capital-taken': '¡Los {{nation}} toman {{province}}, la capital de los {{other}}!',
  'event.city-sacked': 'Los {{nation}} saquean {{province}}.',
  'event.walls-razed': 'Los {{nation}} derriban las murallas de {{province}}.'
})
