import { type RoutineKind, routineKinds } from '#shared/invasions/routine-questions.ts'
import type { StandingOrders } from '#shared/invasions/standing-orders.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useAnswering } from '../../table/answering.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { standingOrdersOf, viewerOf } from '../cards/hand.ts'
import { toSentOrders } from '../cards/standing-orders.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** The button that opens the list of routine questions: which the game asks, and what it answers to the others. */
export function RoutineSheet({ view }: { readonly view: InvasionsView }) {
  const words = useInvasionsWords()
  if (viewerOf(view) === null) return null
  return (
    <DialogButton
      title={words.text('routine.title')}
      trigger={words.text('routine.open')}
      buttonClass="button ties-open"
      command="show-routine"
    >
      {() => <RoutineList orders={standingOrdersOf(view)} />}
    </DialogButton>
  )
}

function RoutineList({ orders }: { readonly orders: StandingOrders }) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  const asked = orders.asked ?? []
  const ask = (kinds: readonly RoutineKind[]) =>
    void sendStandingOrders(toSentOrders({ ...orders, asked: [...kinds] }))
  return (
    <div className="routine">
      <p>{words.text('routine.intro')}</p>
      <p className="routine__all">
        <button type="button" className="button" onClick={() => ask([])}>
          {words.text('routine.all-usual')}
        </button>
        <button type="button" className="button" onClick={() => ask(routineKinds)}>
          {words.text('routine.all-asked')}
        </button>
      </p>
      {routineKinds.map((kind) => (
        <Segmented
          key={kind}
          label={words.text(`routine.${kind}`)}
          value={asked.includes(kind) ? 'ask' : 'usual'}
          options={(['usual', 'ask'] as const).map((value) => ({
            value,
            label: words.text(`routine.${value}`)
          }))}
          onChange={(choice) =>
            ask(choice === 'ask' ? [...asked, kind] : asked.filter((other) => other !== kind))
          }
        />
      ))}
    </div>
  )
}
