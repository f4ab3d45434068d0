import type { TypeId } from '#shared/byzantion/content/ids.ts'
import type { TypeIcon as Icon } from '#shared/byzantion/content/records.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** The drawings of the five types of card, 24 by 24 units. */
const drawings: Readonly<Record<TypeId, string>> = {
  palatina: 'M3 9.500 12 4l9 5.500ZM5.500 10.500v8M10 10.500v8M14 10.500v8M18.500 10.500v8M3 20.500h18',
  ecclesiastica: 'M12 2.500v6M9.500 4.500h5M5 20.500v-5a7 7 0 0 1 14 0v5ZM10 20.500v-3a2 2 0 0 1 4 0v3',
  stratiotika:
    'M4 4l13 13M20 4 7 17M4 4v3.500M4 4h3.500M20 4v3.500M20 4h-3.500M14.500 18.500l4-4M9.500 18.500l-4-4',
  emporion:
    'M12 3v17M8 20.500h8M4 7h16M4.500 7 2 13.500h5ZM19.500 7 17 13.500h5ZM2 13.500a2.500 2.500 0 0 0 5 0M17 13.500a2.500 2.500 0 0 0 5 0',
  rustica:
    'M12 21V8M12 8c-2-1.500-2-3.500 0-5.500 2 2 2 4 0 5.500ZM12 13c-3 0-4.500-1.500-4.500-4 3 0 4.500 1.500 4.500 4ZM12 13c3 0 4.500-1.500 4.500-4-3 0-4.500 1.500-4.500 4ZM12 18c-3 0-4.500-1.500-4.500-4 3 0 4.500 1.500 4.500 4ZM12 18c3 0 4.500-1.500 4.500-4-3 0-4.500 1.500-4.500 4Z'
}

export function TypeSymbol({ type, size = 20 }: { readonly type: TypeId; readonly size?: number }) {
  return (
    <svg
      className={`byz-type byz-type--${type}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[type]} />
    </svg>
  )
}

/** The types of a card. Laurels around a type count the level of the hero. */
export function TypeIcons({ types, size = 18 }: { readonly types: readonly Icon[]; readonly size?: number }) {
  const words = useByzantionWords()
  return (
    <span className="byz-types">
      {types.map(({ type, level }) => {
        const said =
          level > 0
            ? words.text('ui.hero-of', { number: level, type: { ref: 'type', id: type } })
            : words.name('type', type)
        return (
          <span
            key={type}
            className={`byz-types__one byz-type--${type}`}
            role="img"
            aria-label={said}
            title={said}
          >
            <TypeSymbol type={type} size={size} />
            {level > 0 && <Laurels level={level} />}
          </span>
        )
      })}
    </span>
  )
}

/** Pairs of laurel leaves, one for each level. */
function Laurels({ level }: { readonly level: number }) {
  return (
    <svg
      className="byz-laurels"
      viewBox={`0 0 12 ${level * 7}`}
      style={{ blockSize: `${level * 0.42}rem` }}
      aria-hidden="true"
    >
      {Array.from({ length: level }, (_, index) => (
        <path
          // Leaves have no identity besides their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          d={`M6 ${index * 7 + 6.5}C2 ${index * 7 + 6} 1 ${index * 7 + 3} 1 ${index * 7 + 1}c3 .5 5 2 5 5.500ZM6 ${index * 7 + 6.5}c4-.500 5-3.500 5-5.500-3 .500-5 2-5 5.500Z`}
        />
      ))}
    </svg>
  )
}
