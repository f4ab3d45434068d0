import { english } from '../text-gaps.ts'

/** Names by kind of reference and id. */
export const names = english({
  'side.empire': 'The Empire',
  'side.east': 'The East',
  'side.west': 'The West',
  'actor.empire': 'The Empire',
  'actor.east': 'The East',
  'actor.west': 'The West',
  'army.army-1': 'first army',
  'army.army-2': 'second army',
  'army.army-3': 'third army',
  'rank.augustus.east': 'Augustus of the East',
  'rank.caesar.east': 'Caesar of the East',
  'rank.caesar.west': 'Caesar of the West',
  'rank.augustus.west': 'Augustus of the West',
  'disc.unrest': 'Unrest',
  'disc.revolt': 'Revolt',
  'phase.set-up': 'Set-up',
  'phase.roman': 'Roman phase',
  'phase.barbarian': 'Barbarian phase',
  'phase.over': 'The end',
  'obstacle.mountains': 'Mountains',
  'obstacle.river': 'River',
  'obstacle.strait': 'Strait',
  'obstacle.desert': 'Desert',
  'variant.imperium': 'Imperium',
  'variant.imperium-french': 'Imperium, French edition',
  'variant.mare-nostrum': 'Mare Nostrum',
  'variant.diarchia': 'Diarchia',
  'variant.patres-patriae': 'Patres Patriae',
  'variant.el-grande': 'El Grande',
  'variant-note.imperium':
    'Each emperor has a power of his own; every use costs him one of his discs for the rest of the game.',
  'variant-note.imperium-french':
    'Instead of powers: any emperor may give discs for further points, one each. A victory or a protected frontier brings one back.',
  'variant-note.mare-nostrum': 'Fleets in adjacent zones join them into one.',
  'variant-note.diarchia': 'The discs of an Augustus and his Caesar support both of them in battle.',
  'variant-note.patres-patriae':
    'Each round Diocletian may take a point from Galerius, and Constantius may give one to Maximian.',
  'variant-note.el-grande':
    'Battles bring glory. After a common victory the emperor with the most may claim the Empire, or half of it.',
  'player.centurion': 'Centurion',
  'player.prefect': 'Prefect'
})
