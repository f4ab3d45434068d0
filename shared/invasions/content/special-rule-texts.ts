import type { SpecialRuleText } from './content-schema.ts'

/**
 * The texts of the nations' special rules. The code checks the id of a special rule, never the name of a nation. The
 * texts contain no literal numbers: `{huns.areas}` is filled in from the data that the rules use.
 */
export const specialRuleTexts = [
  {
    id: 'united-empire',
    section: 'VI.K',
    en: 'Until the end of turn {turns.united} Rome and Byzantium are friendly, activate together, stack and fight as one.',
    es: 'Hasta el final del turno {turns.united} Roma y Bizancio son amigas, se activan juntas, se apilan y luchan como una sola.'
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
    en: 'Buys {recruits.early} national unit a turn to turn {recruits.earlyTo}, {recruits.late} from turn {recruits.lateFrom}; auxiliaries are free of this limit.',
    es: 'Compra {recruits.early} unidad nacional por turno hasta el turno {recruits.earlyTo}, {recruits.late} desde el {recruits.lateFrom}; los auxiliares no cuentan.'
  },
  {
    id: 'imperial-fleets',
    section: 'XXV.C',
    en: 'Its elite fleets are turned by the first hit, and sink only at the next.',
    es: 'Sus flotas de élite se giran con el primer impacto y solo se hunden con el siguiente.'
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
    en: 'On turn {turns.limitesEnd} Western Limites become local infantry that never leaves its own Area.',
    es: 'En el turno {turns.limitesEnd} los Limites occidentales pasan a ser infantería local que no sale de su Área.'
  },
  {
    id: 'capital-to-ravenna',
    section: 'VI.K',
    en: 'On turn {turns.divides} the West takes an In-Decline marker and its capital moves to Ravenna.',
    es: 'En el turno {turns.divides} Occidente recibe un marcador En Declive y su capital pasa a Ravenna.'
  },
  {
    id: 'reunion',
    section: 'VI.K',
    en: 'From turn {turns.reunionFrom} on, if neither half has collapsed, the player may reunite Rome and Byzantium.',
    es: 'Desde el turno {turns.reunionFrom}, si ninguna mitad se ha hundido, el jugador puede reunir Roma y Bizancio.'
  },
  {
    id: 'bosporus-passage',
    section: 'XVIII.J',
    en: 'Its units cross the Bosporus for a single step, from anywhere; interception across it takes a further {+interception.forTheBosporus}.',
    es: 'Sus unidades cruzan el Bósforo por un solo paso, desde donde sea; interceptar a través de él cuesta otro {+interception.forTheBosporus}.'
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
    en: 'The {limites.facingPersia} Limites nearest to Persia may be moved along the Persian border in the Reinforcements step.',
    es: 'Los {limites.facingPersia} Limites más cercanos a Persia pueden moverse a lo largo de su frontera en el paso de Refuerzos.'
  },
  {
    id: 'themata',
    section: 'XVIII.I',
    en: 'On turn {turns.limitesEnd} Eastern Limites become Themata: mobile infantry that keeps to Byzantine Areas.',
    es: 'En el turno {turns.limitesEnd} los Limites orientales pasan a ser Themata: infantería móvil que no sale de Áreas bizantinas.'
  },
  {
    id: 'leaking-treasury',
    section: 'XIII',
    en: 'Before administration keeps all its treasury to age {age.youngUntil}, {leak.mature} of it to age {age.matureUntil}, {leak.old} beyond, rounded up.',
    es: 'Antes de administrar conserva todo su tesoro hasta la edad {age.youngUntil}, {leak.mature} hasta la edad {age.matureUntil} y {leak.old} después, redondeando hacia arriba.'
  },
  {
    id: 'great-king',
    section: 'VIII.B',
    en: 'Adds {empire.forAClient} to its Empire check per client; as an Empire it keeps {king.agePart} of its age, rounded up, instead of starting anew.',
    es: 'Suma {empire.forAClient} al chequeo de Imperio por cliente; como Imperio conserva {king.agePart} de su edad, redondeando hacia arriba, en vez de empezar de nuevo.'
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
    en: 'Never founds a Kingdom; when Attila is gone it becomes an Empire if it controls {huns.areas} Areas, else it vanishes.',
    es: 'Nunca funda un Reino; cuando falta Atila pasa a ser Imperio si controla {huns.areas} Áreas; si no, desaparece.'
  },
  {
    id: 'hun-swords-for-hire',
    section: 'XIV.C',
    en: 'Earns {huns.hire} gold a turn for each of its units serving another nation as mercenary or auxiliary.',
    es: 'Gana {huns.hire} de oro por turno por cada unidad suya que sirve a otra nación como mercenaria o auxiliar.'
  },
  {
    id: 'gothic-exchange',
    section: 'XXVI.B',
    en: 'Visigoths and Ostrogoths may each lend the other a unit every turn, free, as long as the lender has {kin.fewest} to choose from; this is no alliance.',
    es: 'Visigodos y ostrogodos pueden prestarse gratis una unidad cada turno, mientras el que presta tenga {kin.fewest} para elegir; no es una alianza.'
  },
  {
    id: 'scythia-on-turn-1',
    section: 'XVIII.K',
    en: 'May enter Scythia on turn {steppe.turn} only.',
    es: 'Puede entrar en Scythia solo en el turno {steppe.turn}.'
  },
  {
    id: 'sea-people',
    section: 'XXV.E',
    en: 'While Barbarian, its stacks may cross a Northern sea zone, or a pair of neighbouring ones, without a fleet; its horde only in an invasion or a migration.',
    es: 'Mientras sea bárbara, sus pilas pueden cruzar una zona marítima del norte, o un par de zonas contiguas, sin flota; su horda, solo en una invasión o una migración.'
  },
  {
    id: 'union-of-angles-and-saxons',
    section: 'XXXII.A',
    en: 'From turn {turns.unionFrom}, if Angles and Saxons are both free Kingdoms and one of them holds land in Britannia, the player may unite them.',
    es: 'Desde el turno {turns.unionFrom}, si anglos y sajones son Reinos libres y uno de ellos tiene tierras en Britannia, el jugador puede unirlos.'
  },
  {
    id: 'vandal-shipyards',
    section: 'IX.E',
    en: 'On taking a coastal city of level {shipyards.level} or more for the first time, receives {shipyards.fleets} fleets there, free.',
    es: 'Al tomar por primera vez una ciudad costera de nivel {shipyards.level} o más, recibe allí {shipyards.fleets} flotas gratis.'
  },
  {
    id: 'mutiny-of-476',
    section: 'IX.E',
    en: 'On turn {turns.mutiny} each Herul auxiliary of Rome in Italia changes sides and becomes a Herul infantry.',
    es: 'En el turno {turns.mutiny} cada auxiliar hérulo de Roma en Italia cambia de bando y pasa a infantería hérula.'
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
    en: 'Appears in Gallia as a Kingdom when Rome collapses, or when it loses control of Italia from turn {heirs.italyFrom} on.',
    es: 'Aparece en Gallia como Reino si Roma se hunde o si pierde el control de Italia desde el turno {heirs.italyFrom}.'
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
    en: 'Appears in Sardinia as an inactive Kingdom when Rome collapses, or when it loses control of Italia from turn {heirs.italyFrom} on.',
    es: 'Aparece en Sardinia como Reino inactivo si Roma se hunde o si pierde el control de Italia desde el turno {heirs.italyFrom}.'
  },
  {
    id: 'british-independence',
    section: 'XXVII',
    en: 'On turn {turns.independence} takes over each province of Britannia that Rome still controls, or, if the West has fallen, that nobody controls; Rome’s units there are exchanged for its own as far as it has counters.',
    es: 'En el turno {turns.independence} toma cada provincia de Britannia que Roma aún controle o, si Occidente ha caído, que nadie controle; las unidades romanas que haya se cambian por las suyas mientras tenga fichas.'
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
    en: 'On turn {turns.lastWithIslam} a check may create Islam: the game then ends with that turn.',
    es: 'En el turno {turns.lastWithIslam} un chequeo puede crear el Islam: la partida termina entonces con ese turno.'
  }
] as const satisfies readonly SpecialRuleText[]
