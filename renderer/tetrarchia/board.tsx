// The content security policy forbids code made from strings; this import makes Pixi work without it.
import 'pixi.js/unsafe-eval'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { mapStrings } from '../i18n/map-strings.ts'
import type { PlaceRef } from '../map/map-types.ts'
import { ProvinceMap, type ProvinceMapHandle } from '../map/province-map.tsx'
import { useAnswering } from '../table/answering.ts'
import { isChosen, withOption } from '../table/decision/draft.ts'
import { decisionNotesAt } from '../table/decision-notes.ts'
import type { BoardProps } from '../table/game/game-client.ts'
import { ModeSwitch } from '../table/game/mode-switch.tsx'
import { useStableValue } from '../ui/use-stable-value.ts'
import { useTheme } from '../ui/use-theme.ts'
import { localActions } from './actions/action-plan.ts'
import { AttackCard } from './actions/attack-card.tsx'
import { LocalActionsCard } from './actions/local-actions-card.tsx'
import { RouteLines } from './actions/route-lines.tsx'
import { usePieceSelection } from './actions/use-piece-selection.ts'
import { useBoardAnimation } from './animations/use-board-animation.ts'
import { useTetrarchiaWords } from './i18n/use-tetrarchia-words.ts'
import { loadDrawing, toPlaceRef } from './map/drawing.ts'
import { mapFacts } from './map/map-facts.ts'
import { mapModes, THREATS } from './map/map-modes.ts'
import { discNotes, threatNotes } from './map/threat-notes.ts'
import { useLayers } from './map/use-layers.ts'

/** The board of Tetrarchia: circles and links on the land of the Empire. */
export default function TetrarchiaBoard(props: BoardProps<Tetrarchia>) {
  const { table, draft, onDraft, highlights, focus, onPick, onPlace, onAnimator } = props
  const { view, decision } = table
  const drawing = use(loadDrawing())
  const words = useTetrarchiaWords()
  const strings = useMemo(() => mapStrings(words), [words])
  const theme = useTheme()
  const map = useRef<ProvinceMapHandle>(null)
  const facts = useMemo(() => mapFacts(words), [words])
  const modes = useStableValue(useMemo(() => mapModes(view, words), [view, words]))
  const [chosen, setChosen] = useState<string | null>(null)
  const mode = modes.find(({ id }) => id === chosen) ?? modes[0]
  const animation = useBoardAnimation({ map, view, words, onStage: onAnimator })
  const { answer, busy } = useAnswering()
  const command = usePieceSelection(view, decision, answer)
  const [hovered, setHovered] = useState<string | null>(null)
  // The route under the pointer, else that of the option chosen in the panel or by a hint.
  const previewed =
    command?.reachable.find(({ place }) => place === hovered) ??
    command?.reachable.find(({ key }) => isChosen(draft, key))
  const layers = useLayers({ view, words, mode, sights: animation, command, looked: previewed, highlights })
  const selected = useMemo(
    () => (focus === null || focus === decision?.place ? null : toPlaceRef(focus)),
    [focus, decision]
  )

  const picked = useRef<string | null>(null)
  useEffect(() => {
    // A place picked on the map is visible already; the camera flies only to places chosen elsewhere.
    if (selected && selected.id !== picked.current && !map.current?.isVisible(selected.id))
      map.current?.flyToAll([selected])
    picked.current = null
  }, [selected])

  const attack = command?.reachable.find(({ key, fight }) => fight !== null && isChosen(draft, key)) ?? null
  const pick = (ref: PlaceRef | null) => {
    if (!ref || ref.kind === 'area' || busy || animation.isShowing) return
    picked.current = ref.id
    const prospect = command?.reachable.find(({ place }) => place === ref.id)
    if (command && prospect) {
      // An action without dice is done at once, and can be undone. A battle is previewed first.
      if (!prospect.fight || prospect === attack) command.act(prospect.key)
      else onDraft(withOption(draft, prospect.key))
      return
    }
    if (command?.select(ref.id)) return
    const only = onlyOptionAt(decision, ref.id)
    if (!command && only !== null) answer({ option: only })
    else if (command) onPlace(ref.id)
    else onPick(ref.id)
  }
  const standing = view.emperors[view.active].at

  const notesOn = (id: string) => [...discNotes(view, id, words), ...threatNotes(view, id, words)]

  return (
    <section className="map" aria-label={words.text('map.label')}>
      <ProvinceMap
        ref={map}
        drawing={drawing}
        facts={facts}
        layers={layers}
        theme={theme}
        strings={strings}
        selected={selected}
        showLegend={mode.id === THREATS}
        onSelect={(ref) => (ref ? onPlace(ref.id) : command?.deselect())}
        onEnter={() => {
          if (focus !== null) pick(toPlaceRef(focus))
          return focus !== null
        }}
        onPick={(found) => pick(found?.place ?? null)}
        canDrag={({ province }) => !busy && !animation.isShowing && (command?.canSelect(province) ?? false)}
        onDragStart={({ province }) => command?.select(province)}
        onDrop={(ref) => command?.reachable.some(({ place }) => place === ref?.id) && pick(ref)}
        onHover={(found) => setHovered(found?.place.id ?? null)}
        tooltipContent={({ id }) => {
          const prospect = command?.reachable.find(({ place, fight }) => place === id && !fight)
          return prospect ? <RouteLines board={view} prospect={prospect} notes={notesOn(id)} /> : null
        }}
        tooltipLines={({ id }) => [...(decision ? decisionNotesAt(decision, id, words) : []), ...notesOn(id)]}
      >
        {attack?.fight && command && !animation.isShowing && (
          <AttackCard
            fight={attack.fight}
            cost={attack.offered.cost}
            busy={busy}
            onAttack={() => command.act(attack.key)}
            onBack={() => onDraft({ ...draft, option: null })}
          />
        )}
        {command?.isActive && !attack && !animation.isShowing && standing && (
          <LocalActionsCard
            emperor={view.active}
            at={standing}
            offers={localActions(command.plan)}
            busy={busy}
            onDo={({ action }) => command.act(action)}
          />
        )}
      </ProvinceMap>
      <ModeSwitch modes={modes} chosen={mode.id} onChoose={setChosen} />
    </section>
  )
}

/** The single option at a place, which a click there answers with; null if there are several. */
function onlyOptionAt(
  decision: BoardProps<Tetrarchia>['table']['decision'],
  place: string
): OptionKey | null {
  if (decision?.body.type !== 'choice') return null
  const options: readonly Option[] = decision.body.options
  const [only, ...others] = options.filter((option) => option.place === place)
  return only && others.length === 0 ? only.key : null
}
