import type { AdministrationCard } from './card-schema.ts'

/** XIII.C: the price of a card depends only on its type and the status of the nation. */
export const administrationPrices = {
  passive: { kingdom: 5, empire: 10 },
  military: { kingdom: 10, empire: 20 },
  reform: { kingdom: 20, empire: 30 }
} as const

/**
 * XIII.C: 7 Passive, 7 Military, 4 Reform. Passive cards save money and make the ruler inactive. Military cards let him
 * act. Reform cards cost most and slow ageing. All get worse with age.
 */
export const administrationCards: readonly AdministrationCard[] = [
  {
    id: 'good-stewardship',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Good Stewardship', es: 'Buena administración' },
    text: {
      en: 'Careful officials fill the treasury while the ruler stays at home.',
      es: 'Funcionarios cuidadosos llenan el tesoro mientras el soberano se queda en casa.'
    },
    ages: {
      young: { gold: { kingdom: 4, empire: 8 }, ageing: 0, calamity: 'prosperity', leader: 'inactive' },
      mature: { gold: { kingdom: 4, empire: 8 }, ageing: 0, calamity: null, leader: 'inactive' },
      old: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: null, leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'the prefects and comites of late Roman finance' }
  },
  {
    id: 'tax-census',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Tax Census', es: 'Censo fiscal' },
    text: {
      en: 'Every field is measured and every head counted; the old provinces resent it.',
      es: 'Se mide cada campo y se cuenta cada cabeza; las viejas provincias no lo perdonan.'
    },
    ages: {
      young: { gold: { kingdom: 6, empire: 10 }, ageing: 0, calamity: null, leader: 'inactive' },
      mature: { gold: { kingdom: 6, empire: 10 }, ageing: 0, calamity: 'brigandage', leader: 'inactive' },
      old: { gold: { kingdom: 6, empire: 10 }, ageing: 0, calamity: 'revolt', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'the fifteen-year indiction and its revolts' }
  },
  {
    id: 'quiet-years',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Quiet Years', es: 'Años tranquilos' },
    text: {
      en: 'Nothing happens, which is the best news a chronicler can write.',
      es: 'No ocurre nada: la mejor noticia que puede escribir un cronista.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'reconciliation', leader: 'active' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: null, leader: 'active' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: null, leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'long reigns without news, as that of Anastasius’ first years' }
  },
  {
    id: 'sale-of-offices',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Sale of Offices', es: 'Venta de cargos' },
    text: {
      en: 'Governorships go to the highest bidder, who must get his money back.',
      es: 'Los gobiernos van al mejor postor, que luego tiene que recuperar su dinero.'
    },
    ages: {
      young: { gold: { kingdom: 6, empire: 12 }, ageing: 1, calamity: null, leader: 'inactive' },
      mature: { gold: { kingdom: 6, empire: 12 }, ageing: 1, calamity: 'brigandage', leader: 'inactive' },
      old: { gold: { kingdom: 6, empire: 12 }, ageing: 1, calamity: 'misrule', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'the suffragia that Theodosius and Justinian both tried to forbid' }
  },
  {
    id: 'church-quarrels',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Church Quarrels', es: 'Disputas de la Iglesia' },
    text: {
      en: 'The court debates the nature of Christ and little else gets done.',
      es: 'La corte discute la naturaleza de Cristo y poco más se hace.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'heresy', leader: 'active' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'heresy', leader: 'inactive' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 1, calamity: 'intolerance', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'Nicaea to Chalcedon and after' }
  },
  {
    id: 'idle-court',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Idle Court', es: 'Corte ociosa' },
    text: {
      en: 'Chamberlains rule in a shadow’s name.',
      es: 'Los chambelanes gobiernan en nombre de una sombra.'
    },
    ages: {
      young: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: null, leader: 'inactive' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 1, calamity: 'inaction', leader: 'inactive' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 2, calamity: 'inaction', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'Honorius at Ravenna, the last Merovingian kings' }
  },
  {
    id: 'bread-and-games',
    kind: 'administration',
    type: 'passive',
    name: { en: 'Bread and Games', es: 'Pan y juegos' },
    text: {
      en: 'The city is fed and the factions race; the treasury pays.',
      es: 'La ciudad come y las facciones corren; el tesoro paga.'
    },
    ages: {
      young: { gold: { kingdom: -2, empire: -4 }, ageing: 0, calamity: 'reconciliation', leader: 'active' },
      mature: { gold: { kingdom: -2, empire: -4 }, ageing: 0, calamity: null, leader: 'active' },
      old: { gold: { kingdom: -4, empire: -8 }, ageing: 0, calamity: null, leader: 'active' }
    },
    provenance: { source: 'ours', why: 'the annona and the Hippodrome' }
  },
  {
    id: 'levy-of-recruits',
    kind: 'administration',
    type: 'military',
    name: { en: 'Levy of Recruits', es: 'Leva de reclutas' },
    text: {
      en: 'Landowners send their worst men, or gold in their stead.',
      es: 'Los terratenientes mandan a sus peores hombres, o bien oro en su lugar.'
    },
    ages: {
      young: { gold: { kingdom: 4, empire: 6 }, ageing: 0, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: null, leader: 'active' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'revolt', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'aurum tironicum, the recruit tax' }
  },
  {
    id: 'war-council',
    kind: 'administration',
    type: 'military',
    name: { en: 'War Council', es: 'Consejo de guerra' },
    text: {
      en: 'The ruler takes the field with his generals around him.',
      es: 'El soberano sale en campaña rodeado de sus generales.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: null, leader: 'active' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 1, calamity: null, leader: 'active' }
    },
    provenance: { source: 'ours', why: 'emperors still led armies from Iulianus to Heraclius' }
  },
  {
    id: 'donative',
    kind: 'administration',
    type: 'military',
    name: { en: 'Donative', es: 'Donativo' },
    text: {
      en: 'Five gold pieces and a pound of silver a man: the army loves its ruler.',
      es: 'Cinco sueldos y una libra de plata por cabeza: el ejército adora a su soberano.'
    },
    ages: {
      young: { gold: { kingdom: -4, empire: -8 }, ageing: -1, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: -4, empire: -8 }, ageing: 0, calamity: 'reconciliation', leader: 'active' },
      old: { gold: { kingdom: -6, empire: -10 }, ageing: 0, calamity: null, leader: 'active' }
    },
    provenance: { source: 'ours', why: 'the accession donative of late emperors' }
  },
  {
    id: 'border-war',
    kind: 'administration',
    type: 'military',
    name: { en: 'Border War', es: 'Guerra de frontera' },
    text: {
      en: 'A punitive march brings home cattle, captives and a triumph.',
      es: 'Una marcha de castigo trae a casa ganado, cautivos y un triunfo.'
    },
    ages: {
      young: { gold: { kingdom: 4, empire: 6 }, ageing: 0, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: 'mutiny', leader: 'active' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 1, calamity: 'mutiny', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'Valentinianus beyond the Rhine, 368' }
  },
  {
    id: 'quartered-troops',
    kind: 'administration',
    type: 'military',
    name: { en: 'Quartered Troops', es: 'Tropas alojadas' },
    text: {
      en: 'A third of every house belongs to the soldiers.',
      es: 'La tercera parte de cada casa es de los soldados.'
    },
    ages: {
      young: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: 'revolt', leader: 'active' },
      old: { gold: { kingdom: 2, empire: 4 }, ageing: 0, calamity: 'plague', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'hospitalitas, the billeting law of 398' }
  },
  {
    id: 'overmighty-generals',
    kind: 'administration',
    type: 'military',
    name: { en: 'Overmighty Generals', es: 'Generales demasiado poderosos' },
    text: {
      en: 'The armies win, and shout their commander’s name.',
      es: 'Los ejércitos vencen y aclaman el nombre de su comandante.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'usurper', leader: 'active' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: 1, calamity: 'usurper', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'Magnus Maximus, Constantinus III, Phocas' }
  },
  {
    id: 'frontier-works',
    kind: 'administration',
    type: 'military',
    name: { en: 'Frontier Works', es: 'Obras de frontera' },
    text: {
      en: 'Burgi, ditches and granaries rise along the border while the court digs in.',
      es: 'Burgos, fosos y graneros se alzan en la frontera mientras la corte se atrinchera.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: -1, calamity: null, leader: 'inactive' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: 0, calamity: 'prosperity', leader: 'inactive' },
      old: { gold: { kingdom: -2, empire: -4 }, ageing: 0, calamity: 'earthquake', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'Valentinianus’ burgi, Justinian’s buildings' }
  },
  {
    id: 'code-of-laws',
    kind: 'administration',
    type: 'reform',
    name: { en: 'Code of Laws', es: 'Código de leyes' },
    text: {
      en: 'One law, written down, for all who live under this crown.',
      es: 'Una sola ley, escrita, para cuantos viven bajo esta corona.'
    },
    ages: {
      young: { gold: { kingdom: 0, empire: 0 }, ageing: -1, calamity: 'reconciliation', leader: 'active' },
      mature: { gold: { kingdom: 0, empire: 0 }, ageing: -1, calamity: null, leader: 'inactive' },
      old: { gold: { kingdom: 0, empire: 0 }, ageing: -1, calamity: 'intolerance', leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'the Theodosian code, Euric’s code, the Lex Salica, Justinian' }
  },
  {
    id: 'sound-coinage',
    kind: 'administration',
    type: 'reform',
    name: { en: 'Sound Coinage', es: 'Moneda de ley' },
    text: {
      en: 'The solidus is struck at full weight and trade comes back.',
      es: 'El sólido se acuña con todo su peso y vuelve el comercio.'
    },
    ages: {
      young: { gold: { kingdom: 6, empire: 10 }, ageing: -1, calamity: 'prosperity', leader: 'active' },
      mature: { gold: { kingdom: 6, empire: 10 }, ageing: -1, calamity: null, leader: 'active' },
      old: { gold: { kingdom: 4, empire: 6 }, ageing: -1, calamity: null, leader: 'inactive' }
    },
    provenance: { source: 'ours', why: 'Anastasius’ reform of 498' }
  },
  {
    id: 'new-provinces',
    kind: 'administration',
    type: 'reform',
    name: { en: 'New Provinces', es: 'Nuevas provincias' },
    text: {
      en: 'The map is redrawn; half the old governors lose their posts.',
      es: 'Se rehace el mapa; la mitad de los antiguos gobernadores pierde su puesto.'
    },
    ages: {
      young: { gold: { kingdom: 2, empire: 4 }, ageing: -1, calamity: null, leader: 'active' },
      mature: { gold: { kingdom: 2, empire: 4 }, ageing: -1, calamity: null, leader: 'active' },
      old: { gold: { kingdom: 2, empire: 4 }, ageing: -1, calamity: 'revolt', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'Justinian’s provinces of 535, Khosrow’s four quarters' }
  },
  {
    id: 'army-reform',
    kind: 'administration',
    type: 'reform',
    name: { en: 'Army Reform', es: 'Reforma del ejército' },
    text: {
      en: 'Soldiers get land, land gives soldiers.',
      es: 'Los soldados reciben tierra y la tierra da soldados.'
    },
    ages: {
      young: { gold: { kingdom: -2, empire: -4 }, ageing: -1, calamity: 'reconciliation', leader: 'active' },
      mature: { gold: { kingdom: -2, empire: -4 }, ageing: -1, calamity: null, leader: 'active' },
      old: { gold: { kingdom: -2, empire: -4 }, ageing: -1, calamity: 'mutiny', leader: 'active' }
    },
    provenance: { source: 'ours', why: 'Khosrow’s paid cavalry, the exarchates, the first themata' }
  }
]
