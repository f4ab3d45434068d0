import type { CardDesign } from './card-designs.ts'

/** Our own drawings, 24 by 24 units: one for each subject that a card may have. */
const drawings = {
  anchor:
    'M12 7v13M12 7a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 12 7ZM8 10h8M4.5 13.5c.6 4 3.4 6.5 7.5 6.5s6.9-2.5 7.5-6.500M4.5 13.5 3 16m1.5-2.500L7 15M19.5 13.5 21 16m-1.5-2.500L17 15',
  arrows: 'M4 20 18 6M14 5h5v5M4 12l8-8M9 3h4v4M12 20l8-8M16 12h5v5M4 20l3-.500M4 20l.5-3',
  boots: 'M8 3h6v10l5 3.500V20H5v-5l3-2zM5 17h14M11 6h3M11 9h3',
  book: 'M12 6C9.5 4.3 6.5 4 3.5 4.500v14c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.500v-14c-3-.5-6-.2-8.5 1.500ZM12 6v14M15 9h3M15 12h3M6 9h3M6 12h3',
  boat: 'M3 15h18l-3 5H6zM12 15V3M12 4l6 8h-6M12 6l-4.5 6H12',
  bridge:
    'M2 15c3 0 3-5 10-5s7 5 10 5M2 11c4 0 4-5 10-5s6 5 10 5M6 13.500V18M12 10v8M18 13.500V18M2 20c2 1.5 4 1.5 6 0s4-1.5 6 0 4 1.5 6 0',
  coins:
    'M9 11c3.6 0 6.5-1.3 6.5-3S12.6 5 9 5 2.5 6.3 2.5 8 5.4 11 9 11ZM2.5 8v4c0 1.7 2.9 3 6.5 3s6.5-1.3 6.5-3V8M2.5 12v4c0 1.7 2.9 3 6.5 3 1.5 0 3-.2 4-.700M21.5 16.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.5 14.700v3.6',
  comet: 'M9 15.500a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM7.5 12.5 20 3M9 15l11.5-6M8 18l12-3',
  cross:
    'M12 3v18M7 8.500h10M12 3l-1.5 1.500M12 3l1.5 1.500M7 8.5 8.5 7M7 8.5 8.5 10M17 8.5 15.5 7M17 8.5 15.5 10M8 21h8',
  crown: 'M3.5 8.5 7 14l5-8 5 8 3.5-5.500L19 19H5zM5 16.500h14M12 6V3.5',
  dagger: 'M14.5 9.5 4 20l-1 1 1.5-4L13 8M12 6l6 6M15 9l4-4M19.5 6.500a2 2 0 1 0-2-2',
  die: 'M5 7.5 12 4l7 3.500v9L12 20l-7-3.500zM5 7.500l7 3.5 7-3.500M12 11v9M12 7.500v.01M8 12.500v.01M8.5 15v.01M15.5 13v.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 12v.01',
  fire: 'M12 21c4 0 6.5-2.6 6.5-6 0-4-3-5-3.5-9-2.5 1.5-3 4-3 6-1-1-1.5-2.2-1.5-4C7.5 10 5.5 12 5.5 15c0 3.4 2.5 6 6.5 6ZM12 21c1.7 0 2.8-1.2 2.8-2.800S13.5 15.5 12 14c-1.5 1.5-2.8 2.6-2.8 4.200S10.3 21 12 21Z',
  fog: 'M3 9c3-3 6 3 9 0s6 3 9 0M3 14c3-3 6 3 9 0s6 3 9 0M5 19c2.5-2.5 5 2.5 7 0s4.5 2.5 7 0M8 5c1.3-1.3 2.7 1.3 4 0s2.7 1.3 4 0',
  hands: 'M2 9h4l5 4 2.5-2.5 5 5-2 2-2-1.5-2 2L6 14H2M22 9h-4l-4-2-4.5 4M18 14h4',
  horse:
    'M6 21c0-6 1-8 3-10L6.5 13 4 11l5-6 1-2.500L12 5c5 .5 7.5 4.5 7.5 9.500V21M10 8v.01M12 13c-1 2.5-2 4-2 8',
  rings:
    'M9 19a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM15 19a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM9 8 7 4.500h4zM15 8l-2-3.500h4z',
  scales:
    'M12 3v17M7 20h10M4 7h16M6 7l-3 7h6zM18 7l-3 7h6zM3 14c.5 1.8 1.6 2.5 3 2.500s2.5-.7 3-2.500M15 14c.5 1.8 1.6 2.5 3 2.500s2.5-.7 3-2.5',
  scroll: 'M7 4h11v13a3 3 0 0 1-3 3H5a2.5 2.5 0 0 1-2-1h9.500V17M7 4a2 2 0 0 0-2 2v11M10 9h5M10 13h5',
  shield: 'M12 3l8 3v6c0 5-3.5 7.7-8 9-4.5-1.3-8-4-8-9V6zM12 3v18M4 10.500h16',
  skull:
    'M12 3c-4.7 0-8 3.2-8 7.5 0 2.5 1 4.5 3 5.700V20h10v-3.800c2-1.2 3-3.2 3-5.700C20 6.2 16.7 3 12 3ZM8.7 12.500a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.400ZM15.3 12.500a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.400ZM12 13.500l-1 2h2zM10 20v-2M14 20v-2',
  snow: 'M12 2.500v19M3.8 7.200l16.4 9.600M20.2 7.2 3.8 16.800M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.500M4 10.500l3.5-1L6.5 6M20 13.500l-3.5 1 1 3.500M20 10.500l-3.5-1 1-3.500M4 13.500l3.5 1-1 3.5',
  storm:
    'M6 13.500a4 4 0 0 1 .5-8A5.5 5.5 0 0 1 17 7a3.5 3.5 0 0 1 .5 6.500M13 10l-4 6h4l-2 5.500M17 16l-1.5 4M7 16l-1.5 4',
  swords:
    'M4 4l11.5 11.500M20 4 8.5 15.500M4 4v3l10 10M20 4v3L10 17M13 18l4.5-4.500M11 18l-4.5-4.500M16.5 17 20 20.500M7.5 17 4 20.500M4 4h3M20 4h-3',
  tower: 'M6 21V9H4.500V4H8v2h2.500V4h3v2H16V4h3.500v5H18v12zM6 9h12M10 21v-5a2 2 0 0 1 4 0v5M12 11.500v2',
  wheat:
    'M12 21V8M12 8c-2-1.5-2-3.5 0-5.5 2 2 2 4 0 5.500ZM12 13c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5 4.5 4ZM12 13c3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4ZM12 18c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5 4.5 4ZM12 18c3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4Z'
} as const
type Drawing = keyof typeof drawings

/** The subject of each card. A card without one uses the drawing of its kind. */
const subjects: Readonly<Record<Drawing, readonly string[]>> = {
  anchor: ['blockade', 'expert-navigation'],
  arrows: ['arrow-storm', 'feigned-flight', 'ambush', 'reaction'],
  boots: ['forced-march', 'winter-march', 'terror', 'brigandage', 'banditry'],
  book: ['missionaries', 'church-council', 'holy-man', 'silkworms'],
  boat: ['corn-fleet', 'piracy'],
  bridge: ['bridge-of-boats', 'hidden-ford'],
  coins: [
    'subsidy',
    'tax-farmers',
    'tribute',
    'debased-coinage',
    'ransom',
    'corruption',
    'prosperity',
    'caravan'
  ],
  comet: ['comet', 'volcanic-winter'],
  cross: ['heresy', 'zealots', 'intolerance', 'reconciliation'],
  crown: ['usurper', 'renaissance', 'court-intrigue', 'misrule', 'inaction'],
  dagger: ['assassination-attempt', 'treason', 'defection', 'panic', 'insubordination'],
  die: ['dice'],
  eye: ['spies', 'omens', 'nothing', 'cunning-envoy'],
  fire: ['devastation', 'scorched-earth', 'revolt', 'sedition', 'mutiny'],
  fog: ['fog', 'night-attack', 'ruse-of-war'],
  hands: ['alliance', 'barbarian-coalition', 'foedus', 'hostages'],
  horse: ['cavalry-charge', 'supply-trains', 'mercenary'],
  rings: ['marriage'],
  scales: ['reserve'],
  scroll: ['treaty'],
  shield: ['desperate-stand', 'veterans', 'local-levies', 'call-to-arms'],
  skull: ['plague', 'shortage', 'locusts', 'famine'],
  snow: ['harsh-winter'],
  storm: ['storm'],
  swords: ['tribal-feud', 'surprise-assault'],
  tower: ['new-walls', 'boom-town', 'city-founders', 'earthquake', 'sappers', 'sortie', 'war-engines'],
  wheat: ['great-harvest']
}
const drawingOf: ReadonlyMap<string, string> = new Map(
  Object.entries(subjects).flatMap(([drawing, cards]) => cards.map((card) => [card, drawing] as const))
)
const usual: Readonly<Record<CardDesign['kind'], Drawing>> = {
  event: 'comet',
  diplomacy: 'scroll',
  administration: 'scales',
  calamity: 'skull'
}
const ofAdministration = { passive: 'coins', military: 'swords', reform: 'scales' } as const

/** The drawing on a card. */
export function CardSymbol({ design, size = 40 }: { readonly design: CardDesign; readonly size?: number }) {
  return (
    <svg
      className="card-symbol"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={subjectPath(cardSubject(design))} />
    </svg>
  )
}

/** Whether a card has a drawing for its own subject, not only that of its kind. */
export function hasOwnDrawing(design: CardDesign): boolean {
  return design.kind === 'administration' || drawingOf.has(design.id)
}

export function cardSubject(design: CardDesign): Drawing {
  if (design.kind === 'administration') return ofAdministration[design.type]
  const own = drawingOf.get(design.id)
  return isDrawing(own) ? own : usual[design.kind]
}

/** The path of a drawing, 24 by 24 units. */
export function subjectPath(subject: Drawing): string {
  return drawings[subject]
}

function isDrawing(name: string | undefined): name is Drawing {
  return name !== undefined && Object.hasOwn(drawings, name)
}
