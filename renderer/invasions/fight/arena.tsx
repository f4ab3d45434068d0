import './styles/index.css'
import { useMemo, useState } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { ArenaProps } from '../../table/game/game-client.ts'
import { usePlayback } from '../../table/playback.ts'
import { useInvasionsWords } from '../words.ts'
import { ArenaHead } from './arena-head.tsx'
import { Hints } from './hint.tsx'
import { sceneNow } from './scenes.tsx'
import { stepsOf } from './steps.ts'
import { TaleTabs } from './tale-tabs.tsx'
import { TaleView } from './tale-view.tsx'
import { concerns, freshTales, outcomeOf, talesOf } from './tales.ts'
import { useFightOn } from './use-fight-on.ts'

/** Log entries to search for fights: no fight spans more. */
const RECENT = 120

/** In front of the map: the fight in progress, a question that needs its odds, or the result of a recent fight. */
export function Arena(props: ArenaProps<Invasions>) {
  const { table, draft, onDraft, onAnswer, onPlace, busy, pace, onPace } = props
  const { view, decision, side, answers } = table
  const log = useMemo(() => table.log.slice(-RECENT), [table.log])
  const tales = useMemo(() => talesOf(log), [log])
  const acting = view.active.some((nation) => sideOf(nation) === side)
  const own = useMemo(() => tales.filter((tale) => concerns(tale, side, acting)), [tales, side, acting])
  const fresh = useMemo(() => freshTales(own, log, side), [own, log, side])
  const every = pace === 'steps'
  const told = useMemo(
    () => own.map((tale) => ({ key: tale.key, steps: stepsOf(tale, every).length })),
    [own, every]
  )
  const { playing, next, skip } = usePlayback(told, pace)
  const [picked, setPicked] = useState<{ readonly key: string | null; readonly at: number } | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [folded, setFolded] = useState(false)
  const fightOn = useFightOn(view, decision, busy, onAnswer)

  const asking = decision ? { decision, draft, onDraft, onAnswer, busy: busy || fightOn.running } : null
  const events = (place: string | null) => tales.findLast((tale) => tale.place === place)?.events ?? []
  const scene = sceneNow({ view, asking, events })
  // A player who is only asked for a card sees the result of his own fight first.
  const idle = scene === null || decision?.kind === 'play-card'
  const ended = fresh.filter(
    (tale) => !closed.has(tale.key) && tale.place !== scene?.place && outcomeOf(tale) !== undefined
  )
  // The result of a fight comes before that of a later single roll.
  const over = ended.findLast(({ kind }) => kind !== 'roll') ?? ended.at(-1)
  // At the end of a campaign the fight view leaves room for the result and the whole map.
  const last = idle && !table.summary.result ? (over?.key ?? null) : null
  const chosen = picked?.at === answers ? picked.key : last
  const wanted = playing?.key ?? chosen
  const tale = own.find(({ key }) => key === wanted) ?? null
  if (!tale && !scene) return null

  const steps = tale ? stepsOf(tale, every) : []
  const until = playing ? (steps[playing.shown - 1]?.until ?? 1) : (tale?.events.length ?? 0)
  const close = () => setClosed(new Set([...closed, ...fresh.map(({ key }) => key)]))
  const title = tale?.kind ?? scene?.title ?? 'battle'
  const fits = tale ? tale.kind !== 'battle' : scene?.fits
  return (
    <Hints>
      <div
        className="arena"
        data-kind={title}
        data-folded={folded || undefined}
        data-fits={fits || undefined}
      >
        <ArenaHead
          view={view}
          title={title}
          place={tale ? tale.place : (scene?.place ?? null)}
          came={tale ? undefined : scene?.came}
          onPlace={onPlace}
          pace={pace}
          onPace={onPace}
          folded={folded}
          onFold={() => setFolded(!folded)}
          onClose={tale && idle && !playing ? close : null}
          tabs={
            playing ? null : (
              <TaleTabs
                tales={fresh}
                shown={tale?.key ?? null}
                live={scene !== null}
                onPick={(key) => setPicked({ key, at: answers })}
              />
            )
          }
          onFightOn={!playing && !tale && fightOn.offered ? fightOn.start : null}
        />
        <div className="arena__body" hidden={folded}>
          {tale ? <TaleView view={view} tale={tale} until={until} onPlace={onPlace} /> : scene?.body}
          {playing && <Controls onNext={pace === 'steps' ? next : null} onSkip={skip} />}
        </div>
      </div>
    </Hints>
  )
}

/** Shown while the playback goes on. */
function Controls({ onNext, onSkip }: { readonly onNext: (() => void) | null; readonly onSkip: () => void }) {
  const words = useInvasionsWords()
  return (
    <footer className="arena__foot">
      <button type="button" className="button" onClick={onSkip}>
        {words.text('fight.skip')}
      </button>
      {onNext && (
        <button type="button" className="button button--primary" aria-keyshortcuts="." onClick={onNext}>
          {words.text('fight.next')}
        </button>
      )}
    </footer>
  )
}
