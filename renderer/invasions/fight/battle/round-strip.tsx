import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { BattleRound } from '#shared/invasions/queries/battle/battle-setup.ts'
import type { CombatSystem } from '#shared/invasions/queries/odds/battle-odds.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import type { BattlePicture } from './battle-picture.ts'

type BattleStage = 'missiles' | 'combat' | 'combat-1' | 'combat-2' | 'victory' | 'aftermath'

const STAGES: Readonly<Record<CombatSystem, readonly BattleStage[]>> = {
  basic: ['missiles', 'combat', 'victory', 'aftermath'],
  advanced: ['missiles', 'combat-1', 'combat-2', 'victory', 'aftermath']
}

interface RoundStripProps {
  readonly system: CombatSystem
  readonly picture: BattlePicture
  /** The events of this battle in the log so far. */
  readonly events: readonly InvasionsEvent[]
  /** The battle is over. */
  readonly over: boolean
}

/** XX.A, XXI.A: how far the battle has come, and the hits of each round. */
export function RoundStrip({ system, picture, events, over }: RoundStripProps) {
  const words = useInvasionsWords()
  const stages = STAGES[system]
  const now = currentStage(picture, over)
  return (
    <ol className="strip">
      {stages.map((stage) => {
        const hits = isRound(stage) ? hitsOf(events, stage) : null
        const rank = stages.indexOf(stage) - stages.indexOf(now)
        const state = over || rank < 0 ? 'done' : rank === 0 ? 'now' : 'later'
        return (
          <li
            key={stage}
            className={`strip__stop strip__stop--${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span>{words.text(`fight.stop-${stage}`)}</span>
            {hits && (
              <strong className="strip__hits" title={words.text('fight.hits-of-both')}>
                {hits.attacker} : {hits.defender}
              </strong>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function isRound(stage: BattleStage): stage is BattleRound & BattleStage {
  return stage !== 'victory' && stage !== 'aftermath'
}

function currentStage({ round, winner }: BattlePicture, over: boolean): BattleStage {
  if (over) return 'aftermath'
  if (winner !== null) return 'victory'
  return round ?? 'missiles'
}

/** The hits of both sides in a round; null before the first roll. */
function hitsOf(events: readonly InvasionsEvent[], round: BattleRound) {
  const hits = { attacker: 0, defender: 0 }
  let hasRolled = false
  for (const event of events) {
    if ((event.type !== 'battle-dice' && event.type !== 'battle-roll') || event.round !== round) continue
    hits[event.side] = event.hits
    hasRolled = true
  }
  return hasRolled ? hits : null
}
