import type { Message } from '#shared/engine/message.ts'
import { figures } from '#shared/tetrarchia/figures.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { fightOdds, fightSums } from '#shared/tetrarchia/queries/combat.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import type { DecisionProps, DecisionSurroundings } from '../table/game/game-client.ts'
import { ActionView } from './actions/action-view.tsx'
import { FightLines } from './fight/fight-lines.tsx'
import { useTetrarchiaWords } from './i18n/use-tetrarchia-words.ts'
import { PerilNote } from './moments/peril-note.tsx'

type Props = DecisionProps<Tetrarchia>

/** The points of the turn as pips; full ones are left. */
function Imperium({ table: { view }, decision }: Props) {
  const words = useTetrarchiaWords()
  if (decision.kind !== 'action') return null
  const most = Math.max(figures.turn.points, view.imperium)
  return (
    <span
      className="imperium"
      role="img"
      aria-label={`${words.text('imperium.label')}: ${words.text('imperium.left', { count: view.imperium, available: most })}`}
    >
      {Array.from({ length: most }, (_, index) => (
        // Pips have no identity besides their position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <i key={index} className={index < view.imperium ? 'pip' : 'pip pip--spent'} />
      ))}
    </span>
  )
}

/** What can end the game, and the battle that the question is about. */
function Above(props: Props) {
  return (
    <>
      <PerilNote view={props.table.view} />
      <BattleAbove {...props} />
    </>
  )
}

function BattleAbove({ table: { view }, decision }: Props) {
  if (decision.kind === 'add-discs') {
    const sums = fightSums(view, decision.about)
    return <FightLines emperor={decision.about.emperor} sums={sums} odds={fightOdds(sums)} />
  }
  if (decision.kind !== 'stop-army') return null
  const { emperor, army } = decision.about
  const sums = fightSums(view, { emperor, army, attacker: 'army' })
  return <FightLines emperor={emperor} sums={sums} odds={fightOdds(sums)} />
}

/** Explains a kind of question to a new player. */
function outlook(kind: Tetrarchia['Inquiry']['kind']): Message | null {
  return kind === 'place-fleet' || kind === 'enter' || kind === 'action' ? message(`outlook.${kind}`) : null
}

export const decisionSurroundings: DecisionSurroundings<Tetrarchia> = {
  Head: Imperium,
  Above,
  views: { action: ActionView },
  promptNote: outlook
}
