import type { ReactNode } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type ShownLine, shownUnit } from './battle/battle-picture.ts'
import { type FightControls, NO_CONTROLS } from './fight-controls.ts'
import { FightPieces } from './fight-pieces.tsx'

/** The pieces with these ids, as one battle line. */
export function lineOfPieces(
  view: InvasionsView,
  pieces: readonly PieceId[]
): Pick<ShownLine, 'leader' | 'units' | 'hordes'> {
  const leaders = Object.values(view.leaders).filter(({ id }) => pieces.includes(`leader:${id}`))
  const hordes = pieces.flatMap((piece) => {
    const nation = piece.startsWith('horde:') ? piece.slice('horde:'.length) : null
    return nation && isNation(view, nation) ? [{ nation, fate: 'stands' as const }] : []
  })
  return {
    leader: leaders[0]?.id ?? null,
    units: pieces.flatMap((id) => shownUnit(view.units, id, false, undefined) ?? []),
    hordes
  }
}

function isNation(view: InvasionsView, id: string): id is NationId {
  return Object.hasOwn(view.nations, id)
}

interface ForceViewProps {
  readonly view: InvasionsView
  readonly nation: NationId
  readonly role: string
  readonly pieces: readonly PieceId[]
  readonly controls?: FightControls
  readonly busy?: boolean
  readonly end?: boolean
  readonly children?: ReactNode
}

/** The force on one side of a fight or question. */
export function ForceView({
  view,
  nation,
  role,
  pieces,
  controls = NO_CONTROLS,
  busy = true,
  end,
  children
}: ForceViewProps) {
  const words = useInvasionsWords()
  const line = lineOfPieces(view, pieces)
  return (
    <section
      className={`side-view side-view--${end ? 'defender' : 'attacker'} ${sideClass(sideOf(nation))}`}
      aria-label={words.name('nation', nation)}
    >
      <header className="side-view__head">
        <Emblem side={sideOf(nation)} size={20} />
        <strong>{words.name('nation', nation)}</strong>
        <span className="tag">{role}</span>
        <span className="side-view__count">{words.text('ground.units', { count: line.units.length })}</span>
      </header>
      <FightPieces line={line} controls={controls} busy={busy} />
      {children}
    </section>
  )
}
