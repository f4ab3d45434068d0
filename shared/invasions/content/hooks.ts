import type { Hook } from './schema.ts'

/** What the nations' special rules mean. The rules code asks for a hook by id, never for a nation. */
export const hooks = [
  {
    id: 'united-empire',
    section: 'VI.K',
    en: 'On turns 1 and 2 Rome and Byzantium are friendly, activate together, stack and fight as one.',
    es: 'En los turnos 1 y 2 Roma y Bizancio son amigas, se activan juntas, se apilan y luchan como una sola.'
  },
  {
    id: 'guards-at-home',
    section: 'XVII',
    en: 'Guards and Themata never leave the Areas that their own half of the Empire controls.',
    es: 'Guardias y Themata nunca salen de las Áreas que controla su propia mitad del Imperio.'
  },
  {
    id: 'recruitment-limit',
    section: 'XV.B',
    en: 'Buys one national unit a turn to turn 7, two from turn 8; auxiliaries are free of this limit.',
    es: 'Compra una unidad nacional por turno hasta el turno 7, dos desde el 8; los auxiliares no cuentan.'
  },
  {
    id: 'imperial-fleets',
    section: 'XXV.C',
    en: 'Its elite fleets take two hits.',
    es: 'Sus flotas de élite resisten dos impactos.'
  },
  {
    id: 'valens-succession',
    section: 'XX.J',
    en: 'If Valens is eliminated, Theodosius joins an Eastern stack of the player’s choice at once.',
    es: 'Si Valens es eliminado, Theodosius se une en el acto a una pila oriental a elección del jugador.'
  },
  {
    id: 'foedera-inherited',
    section: 'XIV.K',
    en: 'When one half of the Empire collapses, the other may take over each of its Foedera.',
    es: 'Si una mitad del Imperio se hunde, la otra puede hacerse cargo de cada uno de sus Foedera.'
  },
  {
    id: 'local-units',
    section: 'XVIII.I',
    en: 'On turn 8 Western Limites become local infantry that never leaves its own Area.',
    es: 'En el turno 8 los Limites occidentales pasan a ser infantería local que no sale de su Área.'
  },
  {
    id: 'capital-to-ravenna',
    section: 'VI.K',
    en: 'On turn 3 the West takes an In-Decline marker and its capital moves to Ravenna.',
    es: 'En el turno 3 Occidente recibe un marcador En Declive y su capital pasa a Ravenna.'
  },
  {
    id: 'reunion',
    section: 'VI.K',
    en: 'From turn 9 on, if neither half has collapsed, the player may reunite Rome and Byzantium.',
    es: 'Desde el turno 9, si ninguna mitad se ha hundido, el jugador puede reunir Roma y Bizancio.'
  },
  {
    id: 'bosporus-passage',
    section: 'XVIII.J',
    en: 'Its units cross the Bosporus for one step, from anywhere; interception across it takes a further -2.',
    es: 'Sus unidades cruzan el Bósforo por un paso, desde donde sea; interceptar a través de él cuesta otro -2.'
  },
  {
    id: 'bosporan-march',
    section: 'XII.B',
    en: 'A single own unit, a Limes too, controls the province Bosporus as if it were Civilised.',
    es: 'Una sola unidad propia, incluso un Limes, controla la provincia Bosporus como si fuera Civilizada.'
  },
  {
    id: 'eastern-limites-follow-the-border',
    section: 'IX.E',
    en: 'The two Limites facing Persia may be moved along the Persian border in the Reinforcements step.',
    es: 'Los dos Limites frente a Persia pueden moverse a lo largo de su frontera en el paso de Refuerzos.'
  },
  {
    id: 'themata',
    section: 'XVIII.I',
    en: 'On turn 8 Eastern Limites become Themata: mobile infantry that keeps to Byzantine Areas.',
    es: 'En el turno 8 los Limites orientales pasan a ser Themata: infantería móvil que no sale de Áreas bizantinas.'
  },
  {
    id: 'leaking-treasury',
    section: 'XIII',
    en: 'Before administration keeps all its treasury at ages 1-4, two thirds at 5-8, half at 9-12.',
    es: 'Antes de administrar conserva todo su tesoro en edades 1-4, dos tercios en 5-8, la mitad en 9-12.'
  },
  {
    id: 'great-king',
    section: 'VIII.B',
    en: 'Adds 1 to its Empire check per client; as an Empire it keeps half its age instead of starting at 1.',
    es: 'Suma 1 al chequeo de Imperio por cliente; como Imperio conserva la mitad de su edad en vez de volver a 1.'
  },
  {
    id: 'satrap-garrisons',
    section: 'XVIII',
    en: 'Satrap units never leave Mesopotamia, Persis and Persia Orientalis.',
    es: 'Las unidades de sátrapas no salen de Mesopotamia, Persis y Persia Orientalis.'
  },
  {
    id: 'huns-found-no-kingdom',
    section: 'VII.A',
    en: 'Never founds a Kingdom; when Attila dies it becomes an Empire if it controls 3 Areas, else it vanishes.',
    es: 'Nunca funda un Reino; al morir Atila pasa a ser Imperio si controla 3 Áreas; si no, desaparece.'
  },
  {
    id: 'hun-swords-for-hire',
    section: 'XIV.C',
    en: 'Earns 1 gold a turn for each of its units serving another nation as mercenary or auxiliary.',
    es: 'Gana 1 de oro por turno por cada unidad suya que sirve a otra nación como mercenaria o auxiliar.'
  },
  {
    id: 'gothic-exchange',
    section: 'XXVI.B',
    en: 'Visigoths and Ostrogoths may each lend the other one unit a turn, free; this is no alliance.',
    es: 'Visigodos y ostrogodos pueden prestarse gratis una unidad por turno; no es una alianza.'
  },
  {
    id: 'scythia-on-turn-1',
    section: 'XVIII.K',
    en: 'May enter Scythia on turn 1 only.',
    es: 'Puede entrar en Scythia solo en el turno 1.'
  },
  {
    id: 'sea-people',
    section: 'XXV.E',
    en: 'While Barbarian, its stacks may cross up to two Northern sea zones without a fleet; its horde only in an invasion or a migration.',
    es: 'Mientras sea bárbara, sus pilas pueden cruzar hasta dos zonas marítimas del norte sin flota; su horda, solo en una invasión o una migración.'
  },
  {
    id: 'union-of-angles-and-saxons',
    section: 'XXXII.A',
    en: 'From turn 10, if Angles and Saxons are both free Kingdoms and one of them holds land in Britannia, the player may unite them.',
    es: 'Desde el turno 10, si anglos y sajones son Reinos libres y uno de ellos tiene tierras en Britannia, el jugador puede unirlos.'
  },
  {
    id: 'vandal-shipyards',
    section: 'IX.E',
    en: 'On taking a coastal city of level 2 or more for the first time, receives two fleets there, free.',
    es: 'Al tomar por primera vez una ciudad costera de nivel 2 o más, recibe allí dos flotas gratis.'
  },
  {
    id: 'mutiny-of-476',
    section: 'IX.E',
    en: 'On turn 6 each Herul auxiliary of Rome in Italia changes sides and becomes a Herul infantry.',
    es: 'En el turno 6 cada auxiliar hérulo de Roma en Italia cambia de bando y pasa a infantería hérula.'
  },
  {
    id: 'slavic-subjects',
    section: 'XXIX.B',
    en: 'Submits a Slav horde in or beside the Area of its own horde by entering its province, without battle.',
    es: 'Somete a una horda eslava en el Área de su propia horda o en una vecina con entrar en su provincia, sin batalla.'
  },
  {
    id: 'heirs-of-the-west',
    section: 'XXVII',
    en: 'Appears in Gallia as a Kingdom when Rome collapses, or when it loses control of Italia from turn 5 on.',
    es: 'Aparece en Gallia como Reino si Roma se hunde o si pierde el control de Italia desde el turno 5.'
  },
  {
    id: 'heirs-of-the-east',
    section: 'XXVII',
    en: 'Appears in Cappadocia as a Kingdom when Byzantium collapses or loses Constantinople.',
    es: 'Aparece en Cappadocia como Reino si Bizancio se hunde o pierde Constantinopla.'
  },
  {
    id: 'free-sardinia',
    section: 'XXVII',
    en: 'Appears in Sardinia as an inactive Kingdom when Rome collapses, or when it loses control of Italia from turn 5 on.',
    es: 'Aparece en Sardinia como Reino inactivo si Roma se hunde o si pierde el control de Italia desde el turno 5.'
  },
  {
    id: 'british-independence',
    section: 'XXVII',
    en: 'On turn 4 takes over each province of Britannia that Rome still controls, or, if the West has fallen, that nobody controls; Rome’s units there are exchanged for its own as far as it has counters.',
    es: 'En el turno 4 toma cada provincia de Britannia que Roma aún controle o, si Occidente ha caído, que nadie controle; las unidades romanas que haya se cambian por las suyas mientras tenga fichas.'
  },
  {
    id: 'no-capital',
    section: 'XXIX.C',
    en: 'This Kingdom has no capital: it submits when its leader and his stack are eliminated.',
    es: 'Este Reino no tiene capital: se somete cuando su líder y su pila son eliminados.'
  },
  {
    id: 'arabs-and-islam',
    section: 'V.C',
    en: 'On turn 11 a check may create Islam: the game then ends with that turn.',
    es: 'En el turno 11 un chequeo puede crear el Islam: la partida termina entonces con ese turno.'
  }
] as const satisfies readonly Hook[]
