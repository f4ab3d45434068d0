import { chest } from '#shared/byzantion/content/chests.ts'
import { type KeimelionId, keimelionIds } from '#shared/byzantion/content/ids.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts } from '../tokens/token.tsx'

const numerals: Readonly<Record<KeimelionId, string>> = {
  labarum: 'I',
  chalice: 'II',
  sceptre: 'III',
  robes: 'IV'
}

/** The four treasures, 24 by 24 units. */
const drawings: Readonly<Record<KeimelionId, string>> = {
  labarum: 'M12 2v20M6 5h12v9H6ZM12 6.500v6M9.500 8l5 3.500M14.500 8l-5 3.500',
  chalice: 'M6 3h12c0 6-2 9-6 9S6 9 6 3ZM12 12v7M8 21h8M8 21c0-1.500 2-2 4-2s4 .500 4 2',
  sceptre:
    'M5 21 15 9M16.500 3.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM16.500 3.500v7M13 7h7M6.500 17.500l2 1.800',
  robes: 'M9 3c1 1.500 5 1.500 6 0l5 3-2 5-2-1v11H8V10l-2 1-2-5ZM12 5v16M8 16h8'
}

interface PositionsProps {
  readonly view: ByzantionView
  /** Takes a position, or places a seal on it; null if nobody is asked for this one. */
  readonly onTake: (keimelion: KeimelionId) => (() => void) | null
}

/** The positions I to IV with their treasures, chests and holders. */
export function Positions({ view, onTake }: PositionsProps) {
  const words = useByzantionWords()
  const { positions, chests, solo } = view
  return (
    <ol className="byz-positions" aria-label={words.text('ui.positions')}>
      {keimelionIds.map((id) => {
        const holder = positions[id]
        const found = chests[id]
        const take = onTake(id)
        const note = words.text(solo ? `keimelion-solo.${id}` : `keimelion-note.${id}`)
        const isSpent = solo?.sealsUsed.includes(id) ?? false
        const content = (
          <>
            <span className="byz-position__number">{numerals[id]}</span>
            <svg className="byz-position__drawing" viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[id]} />
            </svg>
            <span className="visually-hidden">{words.name('keimelion', id)}</span>
            <span className="byz-position__chest">
              {found && <Amounts stuff={chest(found).stuff} size={16} />}
            </span>
            {holder && (
              <span className="byz-position__holder" title={words.name('side', holder)}>
                <Emblem side={holder} size={18} />
                <span className="visually-hidden">{words.name('side', holder)}</span>
              </span>
            )}
            {isSpent && <span className="byz-position__holder">✓</span>}
          </>
        )
        return (
          <li key={id} className="byz-position" title={`${words.name('keimelion', id)}: ${note}`}>
            {take ? (
              <button type="button" className="byz-position__body" onClick={take}>
                {content}
              </button>
            ) : (
              <div className="byz-position__body" data-taken={holder !== undefined || isSpent || undefined}>
                {content}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
