import type { ReactNode } from 'react'

/** Small drawings for ratings and pieces, 24 by 24 units, in one ink. No two share an outline. */
const drawings = {
  // A short sword.
  military: 'M12 2.5 14.5 6v9h-5V6ZM7 15.5h10M12 15.5v6M10 21.5h4',
  // A speaking mouth.
  oratory: 'M4 5h16v10.5h-9L6.5 20v-4.5H4ZM8 9h8M8 12h5',
  // Clasped hands, as a heart.
  loyalty: 'M12 20.5C5 15.5 3.5 12 3.5 9a4.3 4.3 0 0 1 8.5-1.5A4.3 4.3 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11.5Z',
  // A laurel wreath.
  influence:
    'M12 21c-5 0-8-3.5-8-8.5C4 9 5.5 6 8 4M12 21c5 0 8-3.5 8-8.5 0-3.5-1.5-6.5-4-8.5M4.5 15l3-1M5 10l3 .5M6.5 6.5l2.5 1.5M19.5 15l-3-1M19 10l-3 .5M17.5 6.5 15 8',
  // Two heads of the people.
  popularity:
    'M8.5 11a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM2.5 20c.3-4 2.7-6.5 6-6.5s5.7 2.5 6 6.5M16 10.5a2.8 2.8 0 1 0-1.5-5.2M17 14c2.5.3 4.3 2.5 4.5 6',
  // A coin.
  talents: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v9M9 9.5h6',
  // A ballot on a wax tablet.
  votes: 'M5 3.5h14v17H5ZM8.5 12l2.5 3 5-6.5',
  // The eagle's pole of a legion.
  legion: 'M12 10v12M6 10h12M8 10v4h8v-4M12 10c-1-4-5-5-8-4.5M12 10c1-4 5-5 8-4.5M12 7V3',
  // The pole with a wreath.
  veteran: 'M12 12v10M7 12h10M12 11a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM8.5 16h7',
  // A galley.
  fleet: 'M2.5 15h17l2-4M4.5 15c0 3 2.5 5 5 5h5c2.5 0 4.5-2 5-5M11 15V4M11 5c4 0 6 2.5 6.5 6H11',
  // A torch of revolt.
  unrest: 'M10 11h4l-1 11h-2ZM12 2.5c3 2.5 4 4.5 4 6a4 4 0 0 1-8 0c0-1.5 1.5-2.5 2-4 1 1 1.5 1.5 2-2Z',
  // A chest.
  treasury: 'M3.5 10.5h17v9.5h-17ZM3.5 10.5c0-4 2-6 5-6h7c3 0 5 2 5 6M10 13h4v3.5h-4Z',
  // Crossed swords.
  war: 'M4 4l12 12M20 4 8 16M14 18l4-4M10 18l-4-4M17 17l3.5 3.5M7 17l-3.5 3.5',
  // A helmet's crest.
  leader: 'M4 15a8 8 0 0 1 16 0v4h-5v-4H9v4H4ZM6 8c2-5 10-5.5 12.5-1M12 7v8',
  // A sealed contract.
  concession: 'M6 3.5h12v13H6ZM9 7.5h6M9 10.5h6M12 21.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  // The fasces.
  office: 'M9 3v18M12 3v18M15 3v18M7.5 8h9M7.5 15h9M15 5c3 0 4.5 1 5 3.5H15',
  // The stars of a leader of a faction.
  chief: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8Z',
  // A gate: away from Rome.
  away: 'M4 21V9a8 8 0 0 1 16 0v12M9 21v-8a3 3 0 0 1 6 0v8M2.5 21h19',
  // Chains.
  captive: 'M9.5 8.5 6 12a3.5 3.5 0 0 0 5 5l2-2M14.5 15.5 18 12a3.5 3.5 0 0 0-5-5l-2 2M10 14l4-4',
  // A ship's plank: gone into exile.
  exile: 'M3 20h18M6 20V6h8v14M17 12h4.5M19 9.5l2.5 2.5L19 14.5M11 13v.01',
  // A broken standard.
  rebel: 'M7 22V3M7 4l11 2-4 3.5 4 3.5-11 2M16 17l4 4M20 17l-4 4',
  // A dagger.
  assassin: 'M19.5 4.5 10 14M19.5 4.5 15 5M19.5 4.5 19 9M7.5 11.5l5 5M9 15l-5.5 5.5',
  // A raised hand: the tribune's veto.
  tribune:
    'M8 21c-2-2.5-3.5-5-3.5-7 0-1.5 2-1.5 2.5 0l1 2V5.5c0-2 2.5-2 2.5 0V11 4c0-2 2.5-2 2.5 0v7-5.5c0-2 2.5-2 2.5 0V12 8.5c0-2 2.5-2 2.5 0V15c0 2.5-1 4.5-2.5 6Z',
  // Scales.
  trial: 'M12 3.5v17M7.5 20.5h9M4 7h16M4 7 1.5 13.5h5ZM20 7l-2.5 6.5h5Z',
  // A shield on a shield.
  guard: 'M12 3l8 3v6c0 5-3.5 7.7-8 9-4.5-1.3-8-4-8-9V6ZM12 8v7M9 11.5h6',
  // A plough.
  land: 'M3 17h10l6-10M13 17c1 3 4 4 7 3.5-1-2-2-3-3.5-5M8 17c0-3-1-5-3-6',
  // A province on its board.
  province: 'M4 6.5 9.5 4l5 2.5L20 4v13.5L14.5 20l-5-2.5L4 20ZM9.5 4v13.5M14.5 6.5V20',
  // A sun without a cloud: drought.
  drought:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
  // A card with a seal.
  card: 'M6 3h12v18H6ZM12 14.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  // A skull.
  death:
    'M12 3a7.5 7.5 0 0 0-5 13v3.5h10V16a7.5 7.5 0 0 0-5-13ZM9 11.5v.01M15 11.5v.01M12 14v1.5M10 19.5V18M14 19.5V18',
  // A scroll of a law.
  law: 'M7 4h11v13a3 3 0 0 1-3 3H5a2.5 2.5 0 0 1-2-1h9.5V17M7 4a2 2 0 0 0-2 2v11M10 9h5M10 13h5'
} as const

export type MarkId = keyof typeof drawings

export function isMark(id: string): id is MarkId {
  return Object.hasOwn(drawings, id)
}

export function Mark({ id, size = 14 }: { readonly id: MarkId; readonly size?: number }) {
  return (
    <svg
      className={`rep-mark rep-mark--${id}`}
      // In rem, so that it grows with the text.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[id]} />
    </svg>
  )
}

interface RatingProps {
  readonly mark: MarkId
  /** What the number is, for screen readers and the pointer. */
  readonly label: string
  readonly size?: number
  readonly children: ReactNode
}

/** A number with its mark. */
export function Rating({ mark, label, size, children }: RatingProps) {
  return (
    <span className="rep-rating" title={label}>
      <Mark id={mark} {...(size === undefined ? {} : { size })} />
      <span className="visually-hidden">{label} </span>
      <b>{children}</b>
    </span>
  )
}
