import { translationOf } from '../../../words/dictionary.ts'
import type { presets as english } from '../en/presets.ts'

export const presets = translationOf<typeof english>()({
  'preset.least-worth': 'Las que menos valen',
  'preset.least-missed': 'La que menos se echará en falta',
  'preset.strongest': 'Las más fuertes',
  'preset.nearest-haven': 'El terreno amigo más cercano, y todas las que caben en él',
  'preset.all-who-find-room': 'Todas las que caben',
  'preset.only-who-must': 'Solo las que deben',
  'preset.one-is-enough': 'Con una basta',
  'preset.most-troops': 'Donde hay más tropas',
  'preset.limes-stays': 'Está donde hace falta',
  'preset.lend-nobody': 'Necesitan a todos los suyos',
  'preset.home': 'A casa',
  'preset.as-ordered': 'Según lo ordenado',
  'preset.not-your-affair': 'Ninguna de tus naciones interviene',
  'group.another-way': 'Otro camino',
  'group.redeploy': 'Redesplegar el ejército'
})
