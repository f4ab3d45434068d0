import type { CounterMix } from './content-schema.ts'

/**
 * The counters of each nation. Auxiliaries have a people (a closed list in the glossary) and a date. With hordes,
 * capitals and leaders there are 540 counters (II). Raiders lose units for good (XI.E): each nation has enough to send
 * two on its last raid if four raids in ten fail.
 */
export const counterMix = [
  {
    nation: 'romans',
    seat: 'capital',
    counters: [
      { kind: 'legion', count: 6 },
      { kind: 'guard', count: 1 },
      { kind: 'palatine-cavalry', count: 1 },
      { kind: 'elite-cavalry', count: 2 },
      { kind: 'infantry', count: 2 },
      { kind: 'heavy-infantry', count: 1 },
      { kind: 'cavalry', count: 3 },
      { kind: 'archers', count: 1 },
      { kind: 'horse-archers', count: 1 },
      { kind: 'elite-fleet', count: 2 },
      { kind: 'fleet', count: 2 },
      { kind: 'limes', count: 4, until: 7, title: 'Galli' },
      { kind: 'limes', count: 2, until: 7, title: 'Britani' },
      { kind: 'limes', count: 1, until: 7, title: 'Africani' },
      { kind: 'limes', count: 1, until: 7, title: 'Hispani' },
      { kind: 'infantry', count: 2, people: 'alamanni', from: 1 },
      { kind: 'infantry', count: 1, people: 'mauritanians', from: 1 },
      { kind: 'cavalry', count: 1, people: 'alans', from: 3 },
      { kind: 'cavalry', count: 1, people: 'visigoths', from: 3 },
      { kind: 'infantry', count: 1, people: 'vandals', from: 3 },
      { kind: 'infantry', count: 1, people: 'burgundians', from: 4 },
      { kind: 'horse-archers', count: 1, people: 'huns', from: 3 },
      { kind: 'infantry', count: 1, people: 'heruls', from: 4 }
    ],
    provenance: { source: 'ours', why: 'The field army of XX ex. 3 and 4 and XXV.E, with its reserve.' }
  },
  {
    nation: 'byzantines',
    seat: 'capital',
    counters: [
      { kind: 'legion', count: 6 },
      { kind: 'guard', count: 2 },
      { kind: 'palatine-cavalry', count: 1 },
      { kind: 'elite-cavalry', count: 1 },
      { kind: 'infantry', count: 3 },
      { kind: 'cavalry', count: 3 },
      { kind: 'archers', count: 2 },
      { kind: 'horse-archers', count: 1 },
      { kind: 'cataphracts', count: 3, from: 8 },
      { kind: 'elite-fleet', count: 3 },
      { kind: 'fleet', count: 2 },
      { kind: 'limes', count: 8, until: 7, title: 'Orientali' },
      { kind: 'infantry', count: 2, people: 'visigoths', from: 1 },
      { kind: 'horse-archers', count: 1, people: 'alans', from: 2 },
      { kind: 'cavalry', count: 1, people: 'ostrogoths', from: 3 },
      { kind: 'horse-archers', count: 1, people: 'huns', from: 4 },
      { kind: 'infantry', count: 1, people: 'gepids', from: 6 },
      { kind: 'infantry', count: 1, people: 'heruls', from: 7 },
      { kind: 'cavalry', count: 1, people: 'heruls', from: 8 }
    ],
    provenance: { source: 'ours', why: 'The armies of Valens (XIX.A, XX ex. 5) and Belisarius.' }
  },
  {
    nation: 'persians',
    seat: 'capital',
    counters: [
      { kind: 'clibanarii', count: 3 },
      { kind: 'heavy-cavalry', count: 3 },
      { kind: 'horse-archers', count: 5 },
      { kind: 'elite-infantry', count: 2 },
      { kind: 'infantry', count: 3 },
      { kind: 'archers', count: 3 },
      { kind: 'satrap', count: 4 },
      { kind: 'elephants', count: 1 }
    ],
    provenance: {
      source: 'ours',
      why: 'The army of XX ex. 3, Daylamite foot, Indian elephants and the garrisons.'
    }
  },
  {
    nation: 'alamanni',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 8 },
      { kind: 'archers', count: 2 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'rulebook', section: 'XX ex. 4' }
  },
  {
    nation: 'angles',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'sea-infantry', count: 7 },
      { kind: 'elite-sea-infantry', count: 1 },
      { kind: 'archers', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Foot warriors who came by ship.' }
  },
  {
    nation: 'bavarians',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'archers', count: 1 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'A late and small people.' }
  },
  {
    nation: 'burgundians',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'archers', count: 1 },
      { kind: 'cavalry', count: 1 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Chiefly infantry, a mounted court at Geneva and Lyon.' }
  },
  {
    nation: 'franks',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'frankish-infantry', count: 8 },
      { kind: 'antrustiones', count: 2 },
      { kind: 'archers', count: 1 },
      { kind: 'noble-cavalry', count: 2, from: 7 }
    ],
    provenance: { source: 'rulebook', section: 'XX.D' }
  },
  {
    nation: 'gepids',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'cavalry', count: 1 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Infantry with a mounted nobility of the plain.' }
  },
  {
    nation: 'heruls',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'cavalry', count: 1 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Light-armed soldiers of fortune.' }
  },
  {
    nation: 'jutes',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'sea-infantry', count: 5 },
      { kind: 'elite-sea-infantry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Three keels and their followers.' }
  },
  {
    nation: 'lombards',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'archers', count: 1 },
      { kind: 'cavalry', count: 1 },
      { kind: 'noble-cavalry', count: 3 }
    ],
    provenance: { source: 'ours', why: 'Lancers of the dukes and the faramannic foot.' }
  },
  {
    nation: 'ostrogoths',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'noble-cavalry', count: 4 },
      { kind: 'infantry', count: 6 },
      { kind: 'archers', count: 1 },
      { kind: 'fleet', count: 1, from: 7 }
    ],
    provenance: { source: 'rulebook', section: 'XX ex. 5' }
  },
  {
    nation: 'saxons',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'sea-infantry', count: 8 },
      { kind: 'elite-sea-infantry', count: 1 },
      { kind: 'archers', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Raiders of the Saxon Shore, later settlers.' }
  },
  {
    nation: 'suebi',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'cavalry', count: 1 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'A small people who outlived greater ones.' }
  },
  {
    nation: 'vandals',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'infantry', count: 5 },
      { kind: 'cavalry', count: 3 },
      { kind: 'noble-cavalry', count: 2 },
      { kind: 'fleet', count: 3, from: 4 }
    ],
    provenance: {
      source: 'ours',
      why: 'Horsemen and, once in Carthage, the fleet that ruled the western sea.'
    }
  },
  {
    nation: 'visigoths',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'noble-cavalry', count: 5 },
      { kind: 'infantry', count: 6 },
      { kind: 'archers', count: 2 },
      { kind: 'fleet', count: 1, from: 9 }
    ],
    provenance: { source: 'rulebook', section: 'XX ex. 5' }
  },
  {
    nation: 'alans',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'heavy-cavalry', count: 3 },
      { kind: 'horse-archers', count: 5 }
    ],
    provenance: { source: 'ours', why: 'Armoured lancers and bowmen of the Caucasian steppe.' }
  },
  {
    nation: 'avars',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'heavy-cavalry', count: 4 },
      { kind: 'horse-archers', count: 6 },
      { kind: 'infantry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Stirrups, lamellar and a mass of Slav foot.' }
  },
  {
    nation: 'hephthalites',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'heavy-cavalry', count: 2 },
      { kind: 'horse-archers', count: 5 },
      { kind: 'elephants', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Heavy horse that beat the Sasanians, and elephants from the Indus.' }
  },
  {
    nation: 'huns',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'horse-archers', count: 10 },
      { kind: 'cavalry', count: 2 },
      { kind: 'infantry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Bowmen on horseback; the foot came from their subjects.' }
  },
  {
    nation: 'khazars',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'heavy-cavalry', count: 2 },
      { kind: 'horse-archers', count: 4 }
    ],
    provenance: { source: 'ours', why: 'The western wing of the Turkish khaganate.' }
  },
  {
    nation: 'kushites',
    seat: 'horde',
    hordeMovement: 4,
    counters: [
      { kind: 'horse-archers', count: 4 },
      { kind: 'heavy-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Grumbates rode to Amida with such a following.' }
  },
  {
    nation: 'arabs',
    seat: null,
    counters: [
      { kind: 'cavalry', count: 3 },
      { kind: 'horse-archers', count: 2 }
    ],
    provenance: { source: 'ours', why: 'Bedouin horse and bowmen.' }
  },
  {
    nation: 'berbers',
    seat: null,
    counters: [
      { kind: 'cavalry', count: 3 },
      { kind: 'infantry', count: 2 }
    ],
    provenance: { source: 'ours', why: 'Camel riders of the desert and men of the hills.' }
  },
  {
    nation: 'blemmyes',
    seat: null,
    counters: [
      { kind: 'cavalry', count: 2 },
      { kind: 'archers', count: 2 }
    ],
    provenance: { source: 'ours', why: 'Desert riders and bowmen.' }
  },
  {
    nation: 'hibernians',
    seat: null,
    counters: [{ kind: 'sea-infantry', count: 4 }],
    provenance: { source: 'ours', why: 'Crews of hide boats.' }
  },
  {
    nation: 'picts',
    seat: null,
    counters: [{ kind: 'sea-infantry', count: 5 }],
    provenance: { source: 'ours', why: 'More than two (XI.B), in coracles.' }
  },
  {
    nation: 'vikings',
    seat: null,
    counters: [{ kind: 'sea-infantry', count: 3 }],
    provenance: { source: 'ours', why: 'Amphibious (XXV.E): Danes before the Danes.' }
  },
  {
    nation: 'scots',
    seat: 'horde',
    hordeMovement: 3,
    counters: [
      { kind: 'sea-infantry', count: 4 },
      { kind: 'mountain-infantry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'The muster of Dál Riata: seven benches of rowers.' }
  },
  {
    nation: 'britons',
    seat: 'capital',
    counters: [
      { kind: 'infantry', count: 4 },
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 2 }
    ],
    provenance: { source: 'ours', why: 'Town militias, hillmen and the horse of the war-band.' }
  },
  {
    nation: 'gallo-romans',
    seat: 'capital',
    counters: [
      { kind: 'legion', count: 2 },
      { kind: 'infantry', count: 2 },
      { kind: 'cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'The last army of Gaul under Aegidius and Syagrius.' }
  },
  {
    nation: 'cappadocians',
    seat: 'capital',
    counters: [
      { kind: 'infantry', count: 1 },
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 2 }
    ],
    provenance: { source: 'ours', why: 'Isaurian hillmen and the horse of the Anatolian estates.' }
  },
  {
    nation: 'anglo-saxons',
    seat: 'capital',
    counters: [],
    provenance: { source: 'ours', why: 'Uses the counters of Angles and Saxons.' }
  },
  {
    nation: 'armenians',
    seat: 'capital',
    counters: [
      { kind: 'mountain-archers', count: 2 },
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'rulebook', section: 'XX ex. 2' }
  },
  {
    nation: 'colchians',
    seat: null,
    counters: [{ kind: 'mountain-infantry', count: 2 }],
    provenance: { source: 'ours', why: 'The Lazi and their passes.' }
  },
  {
    nation: 'iberians',
    seat: 'capital',
    counters: [
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Highland foot and aznauri horse.' }
  },
  {
    nation: 'mauritanians',
    seat: null,
    counters: [
      { kind: 'cavalry', count: 1 },
      { kind: 'mountain-infantry', count: 1 }
    ],
    provenance: { source: 'ours', why: 'Moorish light horse and the men of the Aurès.' }
  },
  {
    nation: 'ghassanids',
    seat: null,
    counters: [{ kind: 'cavalry', count: 2 }],
    provenance: { source: 'ours', why: 'The phylarchs’ horse on the Syrian edge.' }
  },
  {
    nation: 'lakhmids',
    seat: null,
    counters: [
      { kind: 'cavalry', count: 1 },
      { kind: 'horse-archers', count: 1 }
    ],
    provenance: { source: 'ours', why: 'The kings of Hira.' }
  },
  {
    nation: 'euskaldunes',
    seat: null,
    counters: [{ kind: 'mountain-infantry', count: 2 }],
    provenance: { source: 'ours', why: 'Mountaineers whom nobody ever quite conquered.' }
  },
  {
    nation: 'sardinians',
    seat: null,
    counters: [{ kind: 'mountain-infantry', count: 1 }],
    provenance: { source: 'ours', why: 'The Barbaricini of the Sardinian hills.' }
  },
  {
    nation: 'aesti',
    seat: 'horde',
    hordeMovement: 2,
    counters: [{ kind: 'infantry', count: 2 }],
    provenance: { source: 'ours', why: 'Amber-gatherers of the Baltic shore.' }
  },
  {
    nation: 'sclaveni',
    seat: 'horde',
    hordeMovement: 2,
    counters: [
      { kind: 'infantry', count: 2 },
      { kind: 'archers', count: 1 }
    ],
    provenance: { source: 'ours', why: 'The Slavs of Procopius: javelins, bows and numbers.' }
  },
  {
    nation: 'venedae',
    seat: 'horde',
    hordeMovement: 2,
    counters: [{ kind: 'infantry', count: 2 }],
    provenance: { source: 'ours', why: 'The Slavs of the Vistula and the Pripet.' }
  }
] as const satisfies readonly CounterMix[]

/** XVIII.I: the kind on the back of a Limes, which flips on turn 8. */
export const limesBack = { romans: 'local-infantry', byzantines: 'thema' } as const
