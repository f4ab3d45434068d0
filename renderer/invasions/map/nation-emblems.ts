import type { NationId } from '#shared/invasions/content/ids.ts'
import type { Glyphs } from '../../map/map-types.ts'
import { glyphs } from './glyphs.ts'

/** The charges on the nations' emblems, each simple enough to recognise at the size of a letter. */
export const charges = {
  'charge-eagle': {
    parts: [
      {
        as: 'fill',
        path: 'M0 -40A9 9 0 0 1 9 -31V-20Q24 -40 46 -36Q44 -4 18 12L12 8 22 42 0 32 -22 42 -12 8 -18 12Q-44 -4 -46 -36Q-24 -40 -9 -20V-31A9 9 0 0 1 0 -40Z'
      }
    ]
  },
  'charge-cross': {
    parts: [{ as: 'fill', path: 'M-10 -44H10V-22H34V-2H10V44H-10V-2H-34V-22H-10Z' }]
  },
  'charge-crescent': {
    parts: [{ as: 'fill', path: 'M20 -42A44 44 0 1 0 20 42A36 36 0 1 1 20 -42Z' }]
  },
  'charge-sun': {
    parts: [
      { as: 'fill', path: 'M22 0a22 22 0 1 1 -44 0a22 22 0 1 1 44 0Z' },
      {
        as: 'line',
        path: 'M0 -32V-46M0 32V46M-32 0H-46M32 0H46M-23 -23 -33 -33M23 -23 33 -33M-23 23 -33 33M23 23 33 33'
      }
    ]
  },
  'charge-star': {
    parts: [{ as: 'fill', path: 'M0 -46 14 -22H42L28 2 42 26H14L0 50 -14 26H-42L-28 2 -42 -22H-14Z' }]
  },
  'charge-tree': {
    parts: [
      {
        as: 'fill',
        path: 'M0 -46A24 24 0 0 1 22 -30A22 22 0 0 1 34 10H-34A22 22 0 0 1 -22 -30A24 24 0 0 1 0 -46Z'
      },
      { as: 'fill', path: 'M-7 6H7L14 46H-14Z' }
    ]
  },
  'charge-palm': {
    parts: [
      { as: 'fill', path: 'M-5 -18H5L9 46H-9Z' },
      {
        as: 'line',
        path: 'M0 -20Q-22 -44 -44 -18M0 -20Q22 -44 44 -18M0 -20Q-26 -22 -32 10M0 -20Q26 -22 32 10M0 -20V-44'
      }
    ]
  },
  'charge-spears': {
    parts: [
      { as: 'line', path: 'M-34 44 28 -30M34 44 -28 -30' },
      { as: 'fill', path: 'M42 -46 36 -16 14 -34ZM-42 -46 -36 -16 -14 -34Z' }
    ]
  },
  'charge-axe': {
    parts: [
      { as: 'line', path: 'M-16 46 6 -42' },
      { as: 'fill', path: 'M2 -38Q30 -46 44 -26Q40 -2 22 8Q20 -10 -2 -12Z' }
    ]
  },
  'charge-sword': {
    parts: [
      { as: 'fill', path: 'M0 46 -8 36V-14H8V36Z' },
      { as: 'fill', path: 'M-28 -22H28V-12H-28ZM-5 -40H5V-20H-5Z' },
      { as: 'fill', path: 'M8 -42a8 8 0 1 1 -16 0a8 8 0 1 1 16 0Z' }
    ]
  },
  'charge-serpent': {
    parts: [
      {
        as: 'line',
        path: 'M-38 30Q-38 6 -16 10Q8 14 6 -4Q4 -20 -12 -16Q-30 -14 -28 -30Q-22 -46 6 -42Q34 -38 36 -10Q38 26 6 40'
      },
      { as: 'fill', path: 'M-6 30 14 28 12 48Z' }
    ]
  },
  'charge-mountain': {
    parts: [{ as: 'fill', path: 'M-48 38 -14 -36 6 2 18 -16 48 38Z' }]
  },
  'charge-ring': {
    parts: [
      { as: 'fill', path: 'M36 0a36 36 0 1 1 -72 0a36 36 0 1 1 72 0Z' },
      { as: 'fill', path: 'M22 0a22 22 0 1 1 -44 0a22 22 0 1 1 44 0Z', cut: true }
    ]
  },
  'charge-harp': {
    parts: [{ as: 'line', path: 'M-28 44V-38Q6 -34 14 -14Q24 -38 38 -26L-28 44M-14 26V-34M2 8V-24' }]
  },
  'charge-bull': {
    parts: [
      {
        as: 'fill',
        path: 'M-44 -42Q-34 -18 -18 -18H18Q34 -18 44 -42Q54 -4 24 4L14 42H-14L-24 4Q-54 -4 -44 -42Z'
      }
    ]
  },
  'charge-waves': {
    parts: [
      {
        as: 'line',
        path: 'M-42 -22Q-28 -42 -14 -22T14 -22T42 -22M-42 4Q-28 -16 -14 4T14 4T42 4M-42 30Q-28 10 -14 30T14 30T42 30'
      }
    ]
  },
  'charge-fire': {
    parts: [
      { as: 'fill', path: 'M0 14C-26 10 -22 -12 -8 -22C-8 -10 -2 -10 0 -46C22 -24 28 8 0 14Z' },
      { as: 'fill', path: 'M-32 18H32V28H-32ZM-14 28H14V40H-14ZM-26 38H26V46H-26Z' }
    ]
  },
  'charge-boss': {
    parts: [
      { as: 'fill', path: 'M14 0a14 14 0 1 1 -28 0a14 14 0 1 1 28 0Z' },
      { as: 'line', path: 'M38 0a38 38 0 1 1 -76 0a38 38 0 1 1 76 0ZM0 -14V-38M0 14V38M-14 0H-38M14 0H38' }
    ]
  },
  'charge-wheat': { parts: glyphs.granary.parts },
  'charge-camel': { parts: glyphs.caravan.parts },
  'charge-horse': { parts: glyphs.cavalry.parts },
  'charge-ship': { parts: glyphs.fleet.parts },
  'charge-crown': { parts: glyphs.leader.parts },
  'charge-bow': { parts: glyphs.archer.parts }
} as const satisfies Glyphs

type Charge = keyof typeof charges

/** The charge of each nation. No two nations of a side share one. */
export const nationCharges: Readonly<Record<NationId, Charge>> = {
  romans: 'charge-eagle',
  byzantines: 'charge-cross',
  britons: 'charge-serpent',
  'gallo-romans': 'charge-wheat',
  cappadocians: 'charge-horse',
  armenians: 'charge-mountain',
  colchians: 'charge-bull',
  ghassanids: 'charge-camel',
  sardinians: 'charge-ship',
  scots: 'charge-harp',
  angles: 'charge-horse',
  bavarians: 'charge-mountain',
  gepids: 'charge-boss',
  ostrogoths: 'charge-eagle',
  saxons: 'charge-sword',
  visigoths: 'charge-crown',
  berbers: 'charge-palm',
  hibernians: 'charge-harp',
  vikings: 'charge-ship',
  'anglo-saxons': 'charge-cross',
  mauritanians: 'charge-crescent',
  euskaldunes: 'charge-tree',
  aesti: 'charge-sun',
  franks: 'charge-axe',
  heruls: 'charge-waves',
  suebi: 'charge-ring',
  alans: 'charge-sword',
  avars: 'charge-horse',
  hephthalites: 'charge-crown',
  huns: 'charge-bow',
  khazars: 'charge-star',
  kushites: 'charge-spears',
  picts: 'charge-crescent',
  sclaveni: 'charge-tree',
  alamanni: 'charge-spears',
  burgundians: 'charge-crown',
  jutes: 'charge-ship',
  lombards: 'charge-axe',
  vandals: 'charge-boss',
  arabs: 'charge-palm',
  blemmyes: 'charge-bow',
  persians: 'charge-fire',
  iberians: 'charge-cross',
  lakhmids: 'charge-camel',
  venedae: 'charge-tree'
}
