import { translationOf } from '../../../words/dictionary.ts'
import type { presetFights as english } from '../en/preset-fights.ts'

export const presetFights = translationOf<typeof english>()({
  'preset.least-loss':
    'La pérdida menor: primero se dañan las élites, después caen las unidades menos útiles',
  'preset.dearest-first': 'Primero las unidades más valiosas',
  'preset.best-reroll': 'Es lo que promete más impactos',
  'preset.no-better-dice': 'Ninguna tirada promete más que lo que hay',
  'preset.siege-without-loss':
    'Un asedio sin asalto no cuesta unidades; un asalto cuesta {{amount}} impactos',
  'preset.least-missed-in-raid': 'La incursión puede costar una de ellas: van las que menos falta hacen',
  'preset.easiest-raid': 'La incursión con más posibilidades de éxito',
  'preset.plunder-caravan': 'Intentarlo no cuesta nada'
})
