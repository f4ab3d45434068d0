import type { CardMoment } from '#shared/invasions/card-rules.ts'
import { currentFight } from '#shared/invasions/queries/battle/fights.ts'
import { leaderPiece } from '#shared/invasions/queries/pieces/pieces.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { RollLine } from '../fight/dice/roll-line.tsx'
import { ForceView } from '../fight/force-view.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { designByReference } from './card-designs.ts'
import { BriefCardFace } from './card-face.tsx'

interface MomentSubjectProps {
  readonly view: InvasionsView
  readonly moment: CardMoment
}

/** What a question for a card is about: the roll, the event that was played, or the stack. A fight has its own view. */
export function MomentSubject({ view, moment }: MomentSubjectProps) {
  const words = useInvasionsWords()
  const { roll, event, nation, units = [], leader, opponent, opponentUnits = [] } = moment
  if (roll) return <RollLine roll={roll} outcome={null} isAtStake />
  if (event !== undefined) {
    const design = designByReference('event-card', event)
    return design && <BriefCardFace design={design} />
  }
  if (!nation || currentFight(view)) return null
  const pieces = [...units, ...(leader ? [leaderPiece(leader)] : [])]
  if (pieces.length === 0) return null
  return (
    <>
      <ForceView view={view} nation={nation} role={words.name('moment', moment.window)} pieces={pieces} />
      {opponent && opponentUnits.length > 0 && (
        <ForceView
          view={view}
          nation={opponent}
          role={words.text('ground.defender')}
          pieces={opponentUnits}
          end
        />
      )}
    </>
  )
}
