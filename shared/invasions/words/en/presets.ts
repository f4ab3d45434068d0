import { english } from '../text-gaps.ts'

/** Reasons for preset answers, and headings of long lists. */
export const presets = english({
  'preset.least-worth': 'Those that are worth least',
  'preset.least-missed': 'The one that is missed least',
  'preset.strongest': 'The strongest',
  'preset.nearest-haven': 'The nearest friendly ground, and all who find room there',
  'preset.all-who-find-room': 'All who find room',
  'preset.only-who-must': 'Only those who must',
  'preset.one-is-enough': 'One is enough',
  'preset.most-troops': 'Where most of the troops are',
  'preset.limes-stays': 'It stands where it is needed',
  'preset.lend-nobody': 'They need all their own',
  'preset.home': 'Home',
  'preset.as-ordered': 'As ordered',
  'preset.not-your-affair': 'None of your nations has a part in it',
  'group.another-way': 'Another way',
  'group.redeploy': 'Redeploy the army'
})
