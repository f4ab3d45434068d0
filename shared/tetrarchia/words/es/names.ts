import { translationOf } from '../../../words/dictionary.ts'
import type { names as english } from '../en/names.ts'

export const names = translationOf<typeof english>()({
  'side.empire': 'El Imperio',
  'side.east': 'Oriente',
  'side.west': 'Occidente',
  'actor.empire': 'El Imperio',
  'actor.east': 'Oriente',
  'actor.west': 'Occidente',
  'army.army-1': 'primer ejército',
  'army.army-2': 'segundo ejército',
  'army.army-3': 'tercer ejército',
  'rank.augustus.east': 'Augusto de Oriente',
  'rank.caesar.east': 'César de Oriente',
  'rank.caesar.west': 'César de Occidente',
  'rank.augustus.west': 'Augusto de Occidente',
  'disc.unrest': 'Agitación',
  'disc.revolt': 'Revuelta',
  'phase.set-up': 'Preparación',
  'phase.roman': 'Fase romana',
  'phase.barbarian': 'Fase bárbara',
  'phase.over': 'El final',
  'obstacle.mountains': 'Montañas',
  'obstacle.river': 'Río',
  'obstacle.strait': 'Estrecho',
  'obstacle.desert': 'Desierto',
  'variant.imperium': 'Imperium',
  'variant.imperium-french': 'Imperium, edición francesa',
  'variant.mare-nostrum': 'Mare Nostrum',
  'variant.diarchia': 'Diarchia',
  'variant.patres-patriae': 'Patres Patriae',
  'variant.el-grande': 'El Grande',
  'variant-note.imperium':
    'Cada emperador tiene un poder propio; cada uso le cuesta uno de sus discos para el resto de la partida.',
  'variant-note.imperium-french':
    'En lugar de poderes: cualquier emperador puede entregar discos por más puntos, uno por disco. Una victoria o una frontera protegida devuelve uno.',
  'variant-note.mare-nostrum': 'Las flotas en zonas contiguas las unen en una sola.',
  'variant-note.diarchia': 'Los discos de un Augusto y su César apoyan a ambos en combate.',
  'variant-note.patres-patriae':
    'En cada ronda Diocleciano puede quitar un punto a Galerio, y Constancio puede darle uno a Maximiano.',
  'variant-note.el-grande':
    'Las batallas dan gloria. Tras la victoria común, quien tenga más puede reclamar el Imperio, o la mitad.',
  'player.centurion': 'Centurión',
  'player.prefect': 'Prefecto'
})
