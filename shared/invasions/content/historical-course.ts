import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { NationId } from './ids.ts'

/**
 * Historical control at the end of the scoring turns, and on turn 5 when the Huns score. No rule reads it: we use it to
 * balance objectives and sides (docs/content-design.md).
 */
export interface HistoricalMoment {
  readonly turn: number
  readonly areas: Readonly<Partial<Record<AreaId, NationId>>>
  /** Provinces whose controller differs from that of their Area, or whose Area has none. */
  readonly provinces: Readonly<Partial<Record<ProvinceId, NationId>>>
}

const empireOfTheEast = {
  moesia: 'byzantines',
  graecia: 'byzantines',
  asia: 'byzantines',
  cappadocia: 'byzantines',
  oriens: 'byzantines',
  aegyptus: 'byzantines'
} as const

const persianHome = { mesopotamia: 'persians', persis: 'persians' } as const
const persianMarches = { assyria: 'persians', armenia: 'persians', iberia: 'persians' } as const

export const historicalCourse = [
  {
    turn: 3,
    areas: {
      ...empireOfTheEast,
      ...persianHome,
      italia: 'romans',
      africa: 'romans',
      gallia_meridionalis: 'romans',
      gallia_septentrionalis: 'romans',
      britannia: 'romans',
      illyria: 'romans',
      danubius: 'huns',
      sarmatia: 'huns',
      scythia: 'huns'
    },
    provinces: {
      ...persianMarches,
      bosporus: 'byzantines',
      garumnum: 'visigoths',
      aquitania: 'visigoths',
      gallaecia: 'suebi',
      asturica: 'suebi',
      lusitania: 'alans',
      cartaginensis: 'alans',
      hispalensis: 'vandals',
      agri_decumates: 'alamanni',
      lotharingia: 'alamanni',
      franconia: 'burgundians',
      austrasia: 'franks',
      saliens: 'franks',
      tisia: 'gepids',
      dacia: 'gepids',
      pannonia: 'ostrogoths',
      kushania: 'kushites'
    }
  },
  {
    turn: 5,
    areas: { danubius: 'huns', sarmatia: 'huns', scythia: 'huns', germania: 'huns' },
    provinces: {}
  },
  {
    turn: 6,
    areas: {
      ...empireOfTheEast,
      ...persianHome,
      italia: 'ostrogoths',
      illyria: 'ostrogoths',
      africa: 'vandals',
      hispania: 'visigoths',
      gallia_meridionalis: 'visigoths',
      gallia_septentrionalis: 'franks',
      danubius: 'gepids'
    },
    provinces: {
      ...persianMarches,
      bosporus: 'byzantines',
      sardinia: 'vandals',
      balearica: 'vandals',
      burgundia: 'burgundians',
      rhodanus: 'burgundians',
      vienna: 'burgundians',
      helvetia: 'burgundians',
      agri_decumates: 'alamanni',
      lotharingia: 'alamanni',
      rhaetia: 'alamanni',
      gallaecia: 'suebi',
      asturica: 'suebi',
      lusitania: 'suebi',
      emeritensis: 'suebi',
      cambria: 'britons',
      dumnonia: 'britons',
      cumbria: 'britons',
      corinium_dobunorum: 'britons',
      armoricum: 'britons',
      cantium: 'jutes',
      camulodunum: 'saxons',
      lindum: 'angles',
      flavia_caesariensis: 'angles',
      saxonia: 'saxons',
      pannonia: 'gepids',
      moravia: 'heruls',
      noricum: 'heruls',
      kushania: 'hephthalites',
      hyrkania: 'hephthalites',
      rhagae: 'hephthalites',
      sarkil: 'huns'
    }
  },
  {
    turn: 9,
    areas: {
      ...empireOfTheEast,
      ...persianHome,
      africa: 'byzantines',
      italia: 'lombards',
      hispania: 'visigoths',
      gallia_meridionalis: 'franks',
      gallia_septentrionalis: 'franks',
      germania: 'franks',
      danubius: 'avars',
      caucasus: 'persians'
    },
    provinces: {
      ...persianMarches,
      bosporus: 'byzantines',
      latium: 'byzantines',
      umbria: 'byzantines',
      sicilia: 'byzantines',
      septimania: 'visigoths',
      gallaecia: 'suebi',
      lusitania: 'suebi',
      bavaria: 'bavarians',
      noricum: 'bavarians',
      rhaetia: 'bavarians',
      saxonia: 'saxons',
      durnovaria: 'saxons',
      camulodunum: 'saxons',
      cantium: 'jutes',
      lindum: 'angles',
      flavia_caesariensis: 'angles',
      bernicia: 'angles',
      maxima_caesariensis: 'angles',
      cambria: 'britons',
      dumnonia: 'britons',
      cumbria: 'britons',
      corinium_dobunorum: 'britons',
      armoricum: 'britons',
      dal_riata: 'scots',
      ultonia: 'scots',
      kushania: 'hephthalites'
    }
  },
  {
    turn: 12,
    areas: {
      ...empireOfTheEast,
      ...persianHome,
      moesia: 'avars',
      illyria: 'avars',
      danubius: 'avars',
      africa: 'byzantines',
      italia: 'lombards',
      hispania: 'visigoths',
      gallia_meridionalis: 'franks',
      gallia_septentrionalis: 'franks',
      britannia: 'angles',
      scythia: 'khazars'
    },
    provinces: {
      ...persianMarches,
      bosporus: 'byzantines',
      latium: 'byzantines',
      sicilia: 'byzantines',
      septimania: 'visigoths',
      bavaria: 'bavarians',
      noricum: 'bavarians',
      rhaetia: 'bavarians',
      bohemia: 'bavarians',
      saxonia: 'saxons',
      durnovaria: 'saxons',
      camulodunum: 'saxons',
      cantium: 'jutes',
      cambria: 'britons',
      dumnonia: 'britons',
      cumbria: 'britons',
      armoricum: 'britons',
      dal_riata: 'scots',
      ultonia: 'scots'
    }
  }
] as const satisfies readonly HistoricalMoment[]

/** The last turn in which a nation was historically an independent power. */
export const historicalEnd: Readonly<Partial<Record<NationId, number>>> = {
  romans: 5,
  huns: 5,
  alans: 5,
  kushites: 4,
  heruls: 7,
  burgundians: 8,
  vandals: 8,
  ostrogoths: 8,
  gepids: 9,
  hephthalites: 9,
  suebi: 10
}
