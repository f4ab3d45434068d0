import { type AreaId, areas } from './areas.ts'
import type { SeaId } from './seas.ts'

export type Terrain = 'plain' | 'forest' | 'mountain' | 'marsh' | 'steppe' | 'desert'

/** XXXIII: a province as printed. docs/interpretations.md says how we read the icons that the text has lost. */
export interface ProvinceRecord {
  readonly id: ProvinceId
  readonly name: string
  readonly area: AreaId
  readonly map: 'base' | 'east'
  readonly terrain: Terrain
  readonly income: number
  readonly city: CityRecord | null
  readonly granary: boolean
  /** X.D: `base` is a caravan that the eastern extension removes. */
  readonly caravan: 'always' | 'base' | null
  /** III.E: the province has no land neighbour beyond its own island. */
  readonly island: boolean
}

export interface CityRecord {
  readonly name: string
  /** 0 is an empty city site. */
  readonly level: 0 | 1 | 2 | 3
  readonly fortified: boolean
  /** III.F: the sea zone in which the map draws its anchor. */
  readonly port: SeaId | null
}

/** A province as the table below writes it: `withDefaults` fills in what a record leaves out. */
interface WrittenProvince
  extends Partial<Pick<ProvinceRecord, 'name' | 'map' | 'granary' | 'caravan' | 'island'>> {
  readonly id: string
  readonly terrain: Terrain
  readonly income: number
  readonly city?: WrittenCity
}

type WrittenCity = Pick<CityRecord, 'name'> & Partial<CityRecord>

/** XXXIII: the gazetteer, Area by Area. */
const gazetteer = {
  arabia: [
    { id: 'arabia_deserta', terrain: 'desert', income: 0, city: { name: 'Bassora', port: 'sinus_persicus' } },
    { id: 'hijaz', terrain: 'desert', income: 1, city: { name: 'Iatrippa', port: 'mare_rubrum' } },
    { id: 'lachmidaria', terrain: 'desert', income: 0 },
    { id: 'litus_arabicus', terrain: 'desert', income: 0 },
    {
      id: 'mazania',
      terrain: 'desert',
      income: 0.5,
      map: 'east',
      city: { name: 'Mazun', port: 'oceanus_indianicus' }
    },
    { id: 'nabatene', terrain: 'desert', income: 0.5 },
    { id: 'palmyrene', terrain: 'desert', income: 0.5 }
  ],
  balticum: [
    { id: 'albarussia', terrain: 'forest', income: 0.5, city: { name: 'Milniska' } },
    { id: 'estia', terrain: 'forest', income: 0.5 },
    { id: 'lethigallia', terrain: 'forest', income: 1, city: { name: 'Riga', port: 'sinus_botnicus' } },
    {
      id: 'novogardia',
      terrain: 'forest',
      income: 0.5,
      city: { name: 'Nemogardas', port: 'sinus_botnicus' }
    },
    { id: 'tueria', terrain: 'forest', income: 0.5 }
  ],
  barbarum: [
    { id: 'galicia', terrain: 'forest', income: 0.5, city: { name: 'Cracovia' } },
    { id: 'gothia', terrain: 'forest', income: 0.5 },
    { id: 'lituania', terrain: 'forest', income: 0.5 },
    { id: 'polonia', terrain: 'forest', income: 0.5 },
    { id: 'pomerania', terrain: 'marsh', income: 0 },
    { id: 'prussia', terrain: 'forest', income: 0.5 },
    { id: 'pripet', terrain: 'marsh', income: 0 },
    { id: 'silesia', terrain: 'forest', income: 0.5 },
    { id: 'teutonia', terrain: 'forest', income: 0.5 },
    { id: 'velete', terrain: 'forest', income: 0.5 }
  ],
  caledonia_hibernia: [
    {
      id: 'caledonia',
      terrain: 'mountain',
      income: 0.5,
      city: { name: 'Scone', port: 'oceanus_germanicus' }
    },
    { id: 'conacia', terrain: 'forest', income: 0.5, island: true },
    { id: 'dal_riata', terrain: 'mountain', income: 0.5 },
    { id: 'gallovidia', terrain: 'mountain', income: 0.5 },
    {
      id: 'lagenia',
      terrain: 'forest',
      income: 0.5,
      city: { name: 'Eblana', port: 'oceanus_hibernicus' },
      island: true
    },
    { id: 'momonia', name: 'Momonía', terrain: 'marsh', income: 0, island: true },
    { id: 'ultonia', terrain: 'forest', income: 0.5, island: true }
  ],
  caucasus: [
    { id: 'armenia', terrain: 'mountain', income: 2, city: { name: 'Artaxata', level: 1, fortified: true } },
    { id: 'armenia_minor', terrain: 'mountain', income: 1 },
    { id: 'azeria', terrain: 'plain', income: 1 },
    { id: 'colchis', terrain: 'forest', income: 1, city: { name: 'Phasis', port: 'pontus_euxinus' } },
    { id: 'iberia', terrain: 'mountain', income: 1, city: { name: 'Ganzac', level: 1, fortified: true } },
    { id: 'lacyzia', terrain: 'mountain', income: 1 }
  ],
  danubius: [
    { id: 'bohemia', terrain: 'forest', income: 0.5, city: { name: 'Praga' } },
    { id: 'carpathia', terrain: 'mountain', income: 0.5 },
    { id: 'dacia', terrain: 'forest', income: 0.5 },
    { id: 'hunnia', terrain: 'steppe', income: 0.5, city: { name: 'Buda' } },
    { id: 'hypanis', terrain: 'steppe', income: 0.5 },
    { id: 'moravia', terrain: 'steppe', income: 0.5 },
    { id: 'tisia', terrain: 'steppe', income: 0.5 },
    { id: 'valachia', terrain: 'steppe', income: 0.5 }
  ],
  germania: [
    { id: 'agri_decumates', terrain: 'forest', income: 0.5 },
    { id: 'albis', terrain: 'forest', income: 0.5 },
    { id: 'bavaria', terrain: 'forest', income: 0.5, city: { name: 'Monacum' } },
    { id: 'franconia', terrain: 'forest', income: 0.5, city: { name: 'Vadum Francorum' } },
    { id: 'frisia', terrain: 'marsh', income: 0 },
    { id: 'holsatia', terrain: 'marsh', income: 0 },
    { id: 'oderus', terrain: 'forest', income: 0.5, city: { name: 'Berolinum' } },
    { id: 'rhenus', terrain: 'forest', income: 0.5 },
    { id: 'saxonia', terrain: 'forest', income: 0.5 },
    { id: 'thuringia', terrain: 'forest', income: 0.5 }
  ],
  mauretania: [
    { id: 'anti_atlas', terrain: 'mountain', income: 0.5 },
    { id: 'atlas', terrain: 'mountain', income: 0.5 },
    { id: 'aures', terrain: 'mountain', income: 0.5 },
    { id: 'blemmyes', terrain: 'desert', income: 0 },
    { id: 'libya', terrain: 'desert', income: 0.5 },
    { id: 'sahara', terrain: 'desert', income: 0 },
    { id: 'toaregia', terrain: 'desert', income: 0 }
  ],
  oxia: [
    { id: 'amyrgia', terrain: 'steppe', income: 0, map: 'east' },
    { id: 'chorasmia', terrain: 'desert', income: 0, map: 'east' },
    { id: 'massagetae', name: 'Massagetæ', terrain: 'steppe', income: 0.5, map: 'east' },
    { id: 'tarim', terrain: 'steppe', income: 1, map: 'east', city: { name: 'Tashkent' } },
    { id: 'sogdiana', terrain: 'plain', income: 1, map: 'east', city: { name: 'Marakanda', level: 1 } },
    { id: 'transoxania', terrain: 'steppe', income: 0.5, map: 'east' }
  ],
  sarmatia: [
    { id: 'abascia', terrain: 'steppe', income: 0.5, city: { name: 'Tanais', port: 'pontus_euxinus' } },
    {
      id: 'bosporus',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Heraclea', level: 1, fortified: true, port: 'pontus_euxinus' }
    },
    { id: 'danapris', terrain: 'plain', income: 1, city: { name: 'Kiovia' } },
    { id: 'donetus', terrain: 'steppe', income: 0.5 },
    { id: 'pereaslavia', terrain: 'steppe', income: 0.5 },
    { id: 'scythica', terrain: 'steppe', income: 0.5 },
    { id: 'ucraina', terrain: 'steppe', income: 1 }
  ],
  scandinavia: [
    { id: 'finlandia', terrain: 'forest', income: 0.5 },
    { id: 'gothlandia', terrain: 'forest', income: 0.5, island: true },
    { id: 'iutia', terrain: 'marsh', income: 0 },
    {
      id: 'norvegia',
      terrain: 'mountain',
      income: 0.5,
      city: { name: 'Kaupang', port: 'oceanus_germanicus' }
    },
    { id: 'scania', terrain: 'forest', income: 0.5 },
    {
      id: 'selandia',
      terrain: 'marsh',
      income: 0.5,
      city: { name: 'Hedeby', port: 'mare_suebicum' },
      island: true
    },
    { id: 'sueonia', terrain: 'forest', income: 0.5, city: { name: 'Birka', port: 'mare_suebicum' } }
  ],
  scythia: [
    { id: 'alania', terrain: 'steppe', income: 0.5 },
    { id: 'bolgar', terrain: 'steppe', income: 0.5 },
    { id: 'sarkil', terrain: 'steppe', income: 0.5, city: { name: 'Itil' } },
    { id: 'siraces', terrain: 'steppe', income: 0, caravan: 'always' },
    { id: 'terecia', terrain: 'desert', income: 0 },
    { id: 'volga', terrain: 'steppe', income: 0.5 }
  ],
  aegyptus: [
    { id: 'aegyptus', terrain: 'plain', income: 3, city: { name: 'Memphis', level: 2 }, caravan: 'always' },
    { id: 'arcadia', terrain: 'steppe', income: 0.5 },
    {
      id: 'cyrenaica',
      terrain: 'steppe',
      income: 0.5,
      city: { name: 'Cyrene', level: 1, port: 'mare_siculum' }
    },
    {
      id: 'delta',
      terrain: 'plain',
      income: 3,
      city: { name: 'Pelusium', port: 'mare_nostrum_orientalis' },
      granary: true
    },
    {
      id: 'nilus',
      terrain: 'plain',
      income: 3,
      city: { name: 'Alexandria', level: 3, port: 'mare_nostrum_orientalis' },
      granary: true
    },
    { id: 'sinai', terrain: 'desert', income: 0 },
    { id: 'thebais', terrain: 'plain', income: 2, city: { name: 'Thebae', level: 1 } }
  ],
  africa: [
    {
      id: 'africa',
      terrain: 'plain',
      income: 3,
      city: { name: 'Carthago', level: 3, port: 'mare_siculum' },
      granary: true
    },
    { id: 'caesarea', terrain: 'mountain', income: 0.5 },
    { id: 'mauritania', terrain: 'mountain', income: 0.5 },
    { id: 'numidia', terrain: 'mountain', income: 1 },
    {
      id: 'saldae',
      name: 'Saldæ',
      terrain: 'plain',
      income: 1,
      city: { name: 'Saldæ', level: 1, port: 'mare_mauretanicum' }
    },
    { id: 'tingitania', terrain: 'plain', income: 0.5, city: { name: 'Tingis', port: 'sinus_gaditanus' } },
    {
      id: 'tripolitania',
      terrain: 'steppe',
      income: 0.5,
      city: { name: 'Leptis Magna', port: 'mare_siculum' },
      caravan: 'always'
    },
    { id: 'utica', terrain: 'plain', income: 2, city: { name: 'Hippo Regius', port: 'mare_mauretanicum' } }
  ],
  asia: [
    { id: 'bythinia', terrain: 'plain', income: 1, city: { name: 'Nicae', level: 1 } },
    {
      id: 'cyprus',
      terrain: 'plain',
      income: 1,
      city: { name: 'Salamis', port: 'mare_nostrum_orientalis' },
      island: true
    },
    { id: 'lycia', terrain: 'mountain', income: 1 },
    { id: 'lydia', terrain: 'plain', income: 3, city: { name: 'Ephesos', level: 2, port: 'mare_aegeum' } },
    { id: 'mysia', terrain: 'plain', income: 2, city: { name: 'Pergamon', level: 2 } }
  ],
  britannia: [
    { id: 'bernicia', terrain: 'plain', income: 0.5, city: { name: 'Din Guarie' } },
    { id: 'cambria', terrain: 'mountain', income: 1 },
    {
      id: 'camulodunum',
      terrain: 'plain',
      income: 2,
      city: { name: 'Londinium', level: 1, port: 'oceanus_britannicus' }
    },
    { id: 'cantium', terrain: 'plain', income: 1, city: { name: 'Venta' } },
    { id: 'corinium_dobunorum', terrain: 'forest', income: 1, city: { name: 'Viroconium' } },
    { id: 'cumbria', terrain: 'plain', income: 1 },
    { id: 'dumnonia', terrain: 'mountain', income: 0.5 },
    { id: 'durnovaria', terrain: 'plain', income: 1, city: { name: 'Isca' } },
    { id: 'flavia_caesariensis', terrain: 'plain', income: 1, city: { name: 'Eboracum', level: 1 } },
    { id: 'lindum', terrain: 'plain', income: 1 },
    { id: 'maxima_caesariensis', terrain: 'plain', income: 1 }
  ],
  cappadocia: [
    { id: 'anatolia', terrain: 'steppe', income: 0.5, city: { name: 'Iconium', level: 1 } },
    { id: 'cappadocia', terrain: 'steppe', income: 1 },
    {
      id: 'cilicia',
      terrain: 'mountain',
      income: 2,
      city: { name: 'Tarsus', level: 1, port: 'mare_nostrum_orientalis' }
    },
    { id: 'paphlagonia', terrain: 'mountain', income: 1 },
    {
      id: 'pontus',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Trapezus', level: 1, fortified: true, port: 'pontus_euxinus' }
    },
    {
      id: 'melitene',
      terrain: 'mountain',
      income: 0.5,
      city: { name: 'Melitene', level: 1, fortified: true }
    }
  ],
  gallia_meridionalis: [
    { id: 'alpes', terrain: 'mountain', income: 0.5 },
    {
      id: 'aquitania',
      terrain: 'plain',
      income: 2,
      city: { name: 'Burdigala', port: 'oceanus_atlanticus' },
      granary: true
    },
    { id: 'arvernia', terrain: 'mountain', income: 0.5 },
    { id: 'garumnum', terrain: 'plain', income: 1, city: { name: 'Tolosa', level: 1 } },
    { id: 'helvetia', terrain: 'mountain', income: 0.5 },
    { id: 'liger', terrain: 'forest', income: 1, city: { name: 'Avaricum', level: 1 } },
    {
      id: 'provincia',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Arelate', level: 1, port: 'sinus_gallicus' }
    },
    { id: 'rhodanus', terrain: 'plain', income: 2, city: { name: 'Lugdunum', level: 1 } },
    { id: 'septimania', terrain: 'plain', income: 1, city: { name: 'Narbo', level: 1 } },
    { id: 'vasconia', terrain: 'plain', income: 1 },
    { id: 'vendeum', terrain: 'marsh', income: 0.5 },
    { id: 'vienna', terrain: 'plain', income: 1 }
  ],
  gallia_septentrionalis: [
    {
      id: 'armoricum',
      terrain: 'plain',
      income: 0.5,
      city: { name: 'Darioritum', port: 'oceanus_atlanticus' }
    },
    { id: 'austrasia', terrain: 'forest', income: 1, city: { name: 'Aquae Granni' } },
    { id: 'belgae', terrain: 'plain', income: 1 },
    { id: 'burgundia', terrain: 'plain', income: 1, city: { name: 'Divio' } },
    { id: 'flandria', terrain: 'marsh', income: 0.5 },
    { id: 'lotharingia', terrain: 'forest', income: 1, city: { name: 'Argentoratum' } },
    { id: 'neustria', terrain: 'plain', income: 2, city: { name: 'Parisius', level: 1 }, granary: true },
    {
      id: 'lugdunum',
      terrain: 'forest',
      income: 0.5,
      city: { name: 'Rotomagus', port: 'oceanus_britannicus' }
    },
    { id: 'saliens', terrain: 'plain', income: 1, city: { name: 'Tornacum' } },
    { id: 'sequana', terrain: 'plain', income: 1, city: { name: 'Remorum' } },
    { id: 'treveria', terrain: 'forest', income: 1, city: { name: 'Treverum', level: 2, fortified: true } },
    { id: 'venetum', terrain: 'plain', income: 0.5 }
  ],
  graecia: [
    {
      id: 'achaia',
      terrain: 'mountain',
      income: 2,
      city: { name: 'Athenae', level: 2, port: 'mare_aegeum' }
    },
    {
      id: 'macedonia',
      terrain: 'plain',
      income: 2,
      city: { name: 'Thessalonika', level: 2, port: 'mare_aegeum' }
    },
    {
      id: 'creta',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Kydonia', port: 'mare_aegeum' },
      island: true
    },
    { id: 'cyclades', terrain: 'plain', income: 1, island: true },
    { id: 'thessalia', terrain: 'mountain', income: 1 },
    {
      id: 'thracia',
      terrain: 'plain',
      income: 2,
      city: { name: 'Constantinopolis', level: 3, fortified: true, port: 'propontis' },
      granary: true
    }
  ],
  hispania: [
    { id: 'asturica', terrain: 'plain', income: 0.5, city: { name: 'Abula' } },
    { id: 'baetica', terrain: 'mountain', income: 1, city: { name: 'Illiberis' } },
    { id: 'balearica', terrain: 'plain', income: 0.5, island: true },
    { id: 'cantabria', terrain: 'mountain', income: 0.5 },
    { id: 'carpetania', terrain: 'plain', income: 1, city: { name: 'Toletum', level: 1 } },
    {
      id: 'cartaginensis',
      terrain: 'plain',
      income: 1,
      city: { name: 'Carthago Nova', level: 1, port: 'mare_mauretanicum' }
    },
    { id: 'castulum', terrain: 'steppe', income: 0.5 },
    { id: 'celtiberia', terrain: 'mountain', income: 0.5, city: { name: 'Caesaraugusta' } },
    { id: 'cuneus', terrain: 'plain', income: 0.5 },
    { id: 'emeritensis', terrain: 'steppe', income: 0.5 },
    { id: 'gallaecia', terrain: 'mountain', income: 0.5, city: { name: 'Bracara' } },
    { id: 'hispalensis', terrain: 'plain', income: 2, city: { name: 'Hispalis', level: 1 }, granary: true },
    { id: 'lusitania', terrain: 'mountain', income: 0.5, city: { name: 'Scalabis' } },
    { id: 'osca', terrain: 'plain', income: 1 },
    { id: 'piranaei', terrain: 'mountain', income: 0.5 },
    { id: 'saguntum', terrain: 'mountain', income: 0.5 },
    { id: 'salmantica', terrain: 'mountain', income: 0.5 },
    { id: 'tarraconensis', terrain: 'plain', income: 1, city: { name: 'Barcino', port: 'sinus_gallicus' } }
  ],
  illyria: [
    { id: 'carnuntum', terrain: 'forest', income: 1, city: { name: 'Aquincum', level: 1, fortified: true } },
    { id: 'dalmatia', terrain: 'mountain', income: 1 },
    {
      id: 'illyricum',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Salonae', level: 1, port: 'mare_adriaticum' }
    },
    { id: 'istria', terrain: 'mountain', income: 1 },
    { id: 'noricum', terrain: 'mountain', income: 0.5, city: { name: 'Virunum' } },
    { id: 'pannonia', terrain: 'steppe', income: 1, city: { name: 'Sirmium', level: 1, fortified: true } },
    { id: 'rhaetia', terrain: 'mountain', income: 0.5, city: { name: 'Castra Regina' } }
  ],
  india: [
    { id: 'gandaria', terrain: 'mountain', income: 1, map: 'east', city: { name: 'Taxila', level: 1 } },
    {
      id: 'indus',
      terrain: 'plain',
      income: 2,
      map: 'east',
      city: { name: 'Demetrias', level: 1, port: 'oceanus_indianicus' },
      granary: true,
      caravan: 'always'
    },
    { id: 'paradene', terrain: 'plain', income: 1, map: 'east' },
    {
      id: 'panjab',
      terrain: 'plain',
      income: 2,
      map: 'east',
      city: { name: 'Sagala', level: 2, fortified: true }
    },
    { id: 'sattagydia', terrain: 'plain', income: 1, map: 'east', city: { name: 'Pattala' } },
    { id: 'thar', terrain: 'desert', income: 0, map: 'east' }
  ],
  italia: [
    { id: 'apulia', terrain: 'plain', income: 0.5, city: { name: 'Brundisium', port: 'mare_siculum' } },
    { id: 'beneventum', terrain: 'mountain', income: 1 },
    {
      id: 'campania',
      terrain: 'plain',
      income: 1,
      city: { name: 'Neapolis', level: 1, port: 'mare_tyrrheneum' }
    },
    { id: 'cisalpina', terrain: 'plain', income: 2, city: { name: 'Mediolanum', level: 2 }, granary: true },
    { id: 'corsica', terrain: 'mountain', income: 0.5, island: true },
    { id: 'latium', terrain: 'plain', income: 1, city: { name: 'Roma', level: 3, fortified: true } },
    { id: 'liguria', terrain: 'mountain', income: 0.5 },
    { id: 'sardinia', terrain: 'plain', income: 0.5, island: true },
    {
      id: 'sicilia',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Syracusae', level: 1, port: 'mare_siculum' },
      island: true
    },
    { id: 'spoletum', terrain: 'plain', income: 1, city: { name: 'Ancona', port: 'mare_adriaticum' } },
    { id: 'taurinorum', terrain: 'plain', income: 1, city: { name: 'Pavia' } },
    { id: 'tuscia', terrain: 'plain', income: 1, city: { name: 'Pisae', port: 'mare_tyrrheneum' } },
    {
      id: 'umbria',
      terrain: 'marsh',
      income: 0.5,
      city: { name: 'Ravenna', level: 2, fortified: true, port: 'mare_adriaticum' }
    },
    { id: 'venetia', terrain: 'plain', income: 0.5, city: { name: 'Aquilea', level: 1 } }
  ],
  mesopotamia: [
    { id: 'adiabene', terrain: 'steppe', income: 1, city: { name: 'Arbela', level: 1 } },
    { id: 'akkad', terrain: 'steppe', income: 2, city: { name: 'Hatra' } },
    { id: 'artemita', terrain: 'plain', income: 1, city: { name: 'Dastgerd', level: 1 } },
    { id: 'assyria', terrain: 'steppe', income: 2, city: { name: 'Nisibis', level: 1, fortified: true } },
    { id: 'atropatene', terrain: 'mountain', income: 1 },
    { id: 'babylonia', terrain: 'steppe', income: 2, city: { name: 'Perisabor', level: 1, fortified: true } },
    {
      id: 'chaldea',
      terrain: 'plain',
      income: 2,
      city: { name: 'Ctesiphon', level: 3, fortified: true },
      granary: true
    },
    { id: 'euphrates', terrain: 'steppe', income: 1, city: { name: 'Dura Europos' } }
  ],
  moesia: [
    {
      id: 'epirus',
      terrain: 'mountain',
      income: 1,
      city: { name: 'Dyrrachium', level: 1, port: 'mare_adriaticum' }
    },
    { id: 'dardania', terrain: 'mountain', income: 1 },
    { id: 'moesia_inferior', terrain: 'mountain', income: 1, city: { name: 'Triaditsa' } },
    {
      id: 'moesia_superior',
      terrain: 'plain',
      income: 1,
      city: { name: 'Singidunum', level: 1, fortified: true }
    },
    { id: 'naissus', terrain: 'mountain', income: 1 },
    { id: 'savus', terrain: 'steppe', income: 0.5 },
    { id: 'tyras', terrain: 'marsh', income: 0.5 }
  ],
  oriens: [
    { id: 'amida', terrain: 'steppe', income: 0.5, city: { name: 'Dara', level: 1, fortified: true } },
    { id: 'coele_syria', terrain: 'steppe', income: 1, city: { name: 'Beroia' } },
    { id: 'osroene', terrain: 'steppe', income: 0.5, city: { name: 'Edessa', level: 1, fortified: true } },
    { id: 'palestina', terrain: 'plain', income: 2, city: { name: 'Hierosolyma', level: 1 } },
    {
      id: 'phoenicia',
      terrain: 'plain',
      income: 2,
      city: { name: 'Antiocheia', level: 2, port: 'mare_nostrum_orientalis' }
    },
    { id: 'syria', terrain: 'plain', income: 2, city: { name: 'Damascus', level: 1 } }
  ],
  parthia: [
    { id: 'arachosia', terrain: 'mountain', income: 0.5, map: 'east' },
    { id: 'areia', terrain: 'mountain', income: 0.5, map: 'east', city: { name: 'Aria' } },
    { id: 'bactriana', terrain: 'plain', income: 1, map: 'east', city: { name: 'Bactra', level: 1 } },
    { id: 'kushania', terrain: 'steppe', income: 0 },
    { id: 'margiana', terrain: 'plain', income: 1, map: 'east', city: { name: 'Merv' } },
    {
      id: 'parthia_sept',
      name: 'Parthia Sept.',
      terrain: 'mountain',
      income: 1,
      map: 'east',
      city: { name: 'Tus' }
    }
  ],
  persia_orientalis: [
    {
      id: 'carmania',
      terrain: 'mountain',
      income: 1,
      map: 'east',
      city: { name: 'Hormuz', port: 'sinus_persicus' }
    },
    { id: 'drangiana', terrain: 'mountain', income: 1, map: 'east' },
    { id: 'gedrosia', terrain: 'mountain', income: 0.5, map: 'east' },
    { id: 'persia', terrain: 'mountain', income: 2, map: 'east', city: { name: 'Pasargadae', level: 1 } },
    { id: 'sagartia', terrain: 'steppe', income: 0.5, map: 'east' }
  ],
  persis: [
    { id: 'cadusia', terrain: 'mountain', income: 0.5 },
    { id: 'elymais', terrain: 'mountain', income: 2, city: { name: 'Persepolis', level: 1 } },
    { id: 'hyrkania', terrain: 'mountain', income: 0.5, city: { name: 'Rei' } },
    { id: 'media', terrain: 'mountain', income: 2, city: { name: 'Ecbatana', level: 1 } },
    { id: 'phraaspa', terrain: 'mountain', income: 1 },
    { id: 'rhagae', terrain: 'mountain', income: 1, city: { name: 'Qom' }, caravan: 'base' },
    { id: 'susiana', terrain: 'plain', income: 1, city: { name: 'Susa', level: 1 } },
    { id: 'zagros', terrain: 'mountain', income: 1 }
  ]
} as const satisfies Readonly<Record<AreaId, readonly WrittenProvince[]>>

export type ProvinceId = (typeof gazetteer)[AreaId][number]['id']

/** All provinces in the order of the gazetteer. */
export const provinces: readonly ProvinceRecord[] = areas.flatMap(({ id: area }) => {
  const written: readonly (WrittenProvince & { readonly id: ProvinceId })[] = gazetteer[area]
  return written.map((province) => withDefaults(area, province))
})

/** Most provinces are on the printed map, have no city, granary or caravan, and lie on no island. */
function withDefaults(
  area: AreaId,
  {
    id,
    name = nameFromId(id),
    map = 'base',
    terrain,
    income,
    city,
    granary = false,
    caravan = null,
    island = false
  }: WrittenProvince & { readonly id: ProvinceId }
): ProvinceRecord {
  const whole = city ? cityWithDefaults(city) : null
  return { id, name, area, map, terrain, income, city: whole, granary, caravan, island }
}

/** Most cities are empty sites inland. */
function cityWithDefaults({ name, level = 0, fortified = false, port = null }: WrittenCity): CityRecord {
  return { name, level, fortified, port }
}

/** `arabia_deserta` is Arabia Deserta. */
function nameFromId(id: ProvinceId): string {
  return id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
