import { english } from '../gaps.ts'

/** Settings. */
export const settings = english({
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.language.system': 'As the computer',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'As the computer',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.text-size': 'Text size',
  'settings.text-size.small': 'Small',
  'settings.text-size.normal': 'Normal',
  'settings.text-size.large': 'Large',
  'settings.text-size.largest': 'Largest',
  'settings.single-options': 'When there is only one option',
  'settings.single-options.ask': 'Ask me',
  'settings.single-options.play': 'Play it by itself',
  'settings.dice-speed': 'Dice',
  'settings.dice-speed.slow': 'Slow',
  'settings.dice-speed.normal': 'Normal',
  'settings.dice-speed.instant': 'At once',
  'settings.fights': 'Fights and rolls are shown',
  'settings.fights.steps': 'Step by step',
  'settings.fights.quick': 'Quickly',
  'settings.fights.result': 'Result only'
})
