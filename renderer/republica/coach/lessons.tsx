import type { DecisionKind } from '#shared/republica/decisions/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import type { SectionId } from '#shared/republica/sections.ts'
import { message } from '#shared/republica/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import type { Lesson, TableOf } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

/** Whether one of these questions is open. */
const isAskedFor =
  (...kinds: readonly DecisionKind[]) =>
  ({ decision }: TableOf<Republica>) =>
    decision !== null && kinds.includes(decision.kind)

type LessonId =
  | 'goal'
  | 'seats'
  | 'money'
  | 'forum'
  | 'people'
  | 'elections'
  | 'vote'
  | 'trials'
  | 'business'
  | 'end'

function lesson(
  id: LessonId,
  rule: SectionId,
  isDue?: (table: TableOf<Republica>) => boolean,
  after?: LessonId
): Lesson<Republica> {
  return {
    id,
    title: message(`lesson.${id}`),
    ...(isDue ? { isDue } : {}),
    ...(after ? { after } : {}),
    Body: () => <LessonText id={id} rule={rule} />
  }
}

function LessonText({ id, rule }: { readonly id: LessonId; readonly rule: SectionId }) {
  const words = useRepublicaWords()
  return (
    <div className="coach__words">
      <p>{words.text(`lesson.${id}-text`)}</p>
      <p>{words.text(`lesson.${id}-more`)}</p>
      <RuleChip rule={rule} />
    </div>
  )
}

/** The lessons of the coach. */
export const lessons: readonly Lesson<Republica>[] = [
  lesson('goal', '12.1'),
  lesson('seats', '7.31', isAskedFor('leader', 'quaestor', 'opening-card'), 'goal'),
  lesson('money', '6.22', isAskedFor('contribute', 'redistribute')),
  lesson('forum', '7.5', isAskedFor('persuade', 'bribe', 'counter-bribe', 'games')),
  lesson('people', '8.2', isAskedFor('approve')),
  lesson('elections', '9.21', isAskedFor('nominate-consuls', 'consul-of-rome', 'nominate-censor')),
  lesson('vote', '9.3', isAskedFor('vote')),
  lesson('trials', '9.41', isAskedFor('prosecute')),
  lesson('business', '9.6', isAskedFor('preside', 'consent')),
  lesson('end', '11.1', undefined, 'business')
]
