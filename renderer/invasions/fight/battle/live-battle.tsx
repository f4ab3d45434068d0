import { useMemo } from 'react'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { BattleInProgress } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { oddsInProgress, sidesAlreadyContent } from '#shared/invasions/queries/odds/odds-in-progress.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { withTwoDiceFaces } from '../dice/two-dice.ts'
import { NO_CONTROLS, type OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { OddsBar } from '../odds-bar.tsx'
import { BattleActions } from './battle-actions.tsx'
import { battleControls } from './battle-controls.ts'
import { type BattlePicture, battlePictureOf } from './battle-picture.ts'
import { BattleSideView } from './battle-side.tsx'
import { RoundStrip } from './round-strip.tsx'

interface LiveBattleProps {
  readonly view: InvasionsView
  readonly field: BattleInProgress
  /** The events of this battle in the log. */
  readonly events: readonly InvasionsEvent[]
  /** The open question, if it is for the viewer. */
  readonly question: OpenQuestion | null
}

/** XX, XXI: a battle in progress: both sides, their dice, the current odds, and what can be done now. */
export function LiveBattle({ view, field, events, question }: LiveBattleProps) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const picture = useMemo(
    () => withTwoDiceFaces(battlePictureOf(board, view.units, field), events),
    [board, view.units, field, events]
  )
  const declaring = question?.decision.kind === 'battle-reroll' ? question.decision.about.side : 'attacker'
  const odds = useMemo(
    () => oddsInProgress(board, field, sidesAlreadyContent(declaring)),
    [board, field, declaring]
  )
  const controls = question ? battleControls(board, field, question) : NO_CONTROLS
  return (
    <>
      <div className="arena__course">
        <RoundStrip system={view.options.combat} picture={picture} events={events} over={false} />
        <OddsBar attacker={field.attacker.nation} defender={field.defender.nation} {...odds} />
      </div>
      <BattleSides picture={picture} controls={controls} busy={question?.busy ?? true} />
      <footer className="arena__foot">
        <FightHintLine
          otherwise={question ? words.text(hintFor(question)) : words.text('fight.others-decide')}
        />
        {question && <BattleActions board={board} field={field} question={question} />}
      </footer>
    </>
  )
}

/** Both battle lines, side by side. */
export function BattleSides({
  picture,
  ...props
}: {
  readonly picture: BattlePicture
  readonly controls: ReturnType<typeof battleControls>
  readonly busy: boolean
  readonly over?: boolean
}) {
  return (
    <div className="arena__sides">
      <BattleSideView picture={picture} line={picture.attacker} {...props} />
      <BattleSideView picture={picture} line={picture.defender} {...props} />
    </div>
  )
}

/** The hint for the open question. */
function hintFor({ decision }: OpenQuestion) {
  switch (decision.kind) {
    case 'battle-reroll':
      return decision.about.system === 'basic' ? 'fight.ask-reroll' : 'fight.ask-roll-again'
    case 'card-reroll':
      return 'fight.ask-roll-again'
    case 'battle-losses':
    case 'take-hits':
      return 'fight.ask-losses'
    case 'recover-units':
      return 'fight.ask-recover'
    case 'repair-units':
      return 'fight.ask-repair'
    default:
      return 'fight.ask'
  }
}
