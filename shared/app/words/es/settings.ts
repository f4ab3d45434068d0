import { translationOf } from '../../../words/dictionary.ts'
import type { settings as english } from '../en/settings.ts'

export const settings = translationOf<typeof english>()({
  'settings.title': 'Ajustes',
  'settings.language': 'Idioma',
  'settings.language.system': 'El del ordenador',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  'settings.theme': 'Aspecto',
  'settings.theme.system': 'El del ordenador',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.text-size': 'Tamaño del texto',
  'settings.text-size.small': 'Pequeño',
  'settings.text-size.normal': 'Normal',
  'settings.text-size.large': 'Grande',
  'settings.text-size.largest': 'Máximo',
  'settings.single-options': 'Cuando solo hay una opción',
  'settings.single-options.ask': 'Preguntarme',
  'settings.single-options.play': 'Jugarla sola',
  'settings.dice-speed': 'Dados',
  'settings.dice-speed.slow': 'Despacio',
  'settings.dice-speed.normal': 'Normal',
  'settings.dice-speed.instant': 'Al instante',
  'settings.fights': 'Combates y tiradas se muestran',
  'settings.fights.steps': 'Paso a paso',
  'settings.fights.quick': 'Con rapidez',
  'settings.fights.result': 'Solo el resultado'
})
