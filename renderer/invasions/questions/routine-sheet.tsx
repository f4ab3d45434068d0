import { allRoutineKinds, asking, isAsked, type RoutineKind } from '#shared/invasions/routine-questions.ts'
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

/** XIX.A, XIX.B: the chances in per cent below which a player may leave interceptions and flights. */
const LEAST_CHANCES = { intercept: [33, 50, 67], flee: [0, 30, 50] } as const

function RoutineList({ orders }: { readonly orders: StandingOrders }) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  const send = (changed: StandingOrders) => void sendStandingOrders(toSentOrders(changed))
  const asked = allRoutineKinds.filter((kind) => isAsked(orders, kind))
  const ask = (kinds: readonly RoutineKind[]) => send(asking(orders, kinds))
  return (
    <div className="routine">
      <p>{words.text('routine.intro')}</p>
      <p className="routine__all">
        <button type="button" className="button" onClick={() => ask([])}>
          {words.text('routine.all-usual')}
        </button>
        <button type="button" className="button" onClick={() => ask(allRoutineKinds)}>
          {words.text('routine.all-asked')}
        </button>
      </p>
      {allRoutineKinds.map((kind) => (
        <div key={kind}>
          <Segmented
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
          {(kind === 'intercept' || kind === 'flee') && !asked.includes(kind) && (
            <Segmented
              label={words.text(`routine.${kind}-from`)}
              value={orders[`${kind}From`] ?? LEAST_CHANCES[kind][0]}
              options={LEAST_CHANCES[kind].map((percent) => ({ value: percent, label: `${percent} %` }))}
              onChange={(percent) => send({ ...orders, [`${kind}From`]: percent })}
            />
          )}
        </div>
      ))}
    </div>
  )
}
