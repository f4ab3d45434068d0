import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { FramedWords } from '#shared/app/words/frame.ts'
import type { Answer, Decision, Reply } from '#shared/engine/decision.ts'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { WireChecks } from '#shared/engine/wire-checks.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { LogEntry, Table } from '#shared/ipc/table.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { RuleBook } from '#shared/words/rule-book.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { SoundEffect } from '../../sound/sound-effects.ts'
import type { Settings } from '../../state/settings.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Draft } from '../decision/draft.ts'
import type { PlaceHighlight } from '../decision/place-highlights.ts'
import type { Sentence } from '../log/sentence.ts'
import type { Moment } from '../moments/moment.ts'
import type { GameCover } from './game-cover.ts'

/** A campaign's options in the form of the IPC contract. */
export type SentOptions = CallPayload<'library.create'>['options']

/** A table as the host sends it, with the types of its game. */
export interface TableOf<G extends GameTypes> extends Omit<Table, 'view' | 'log' | 'decision' | 'summary'> {
  readonly view: G['View']
  readonly log: readonly LogEntryOf<G['Event']>[]
  readonly decision: Decision<G['Inquiry']> | null
  readonly summary: GameSummary<G['Facts']>
}

export interface LogEntryOf<Event> extends Omit<LogEntry, 'events'> {
  readonly events: readonly Event[]
}

export interface TableProps<G extends GameTypes> {
  readonly table: TableOf<G>
  /** Points at a place on the map. */
  readonly onPlace: (place: string) => void
}

export interface DecisionProps<G extends GameTypes, Q extends G['Inquiry'] = G['Inquiry']>
  extends TableProps<G> {
  readonly decision: Decision<Q>
  /** The place of the decision, or of the chosen option. */
  readonly place: string | null
}

/** How the board animates an event. */
export interface AnimationPace {
  /** The approximate duration of each event in ms. */
  readonly ms: number
  /** Whether the camera flies to the event. */
  readonly follow: boolean
  /** A replay: the table has already changed. */
  readonly isReplay: boolean
}

/** Animates an event on the board. Resolves at the end of the animation. */
export type AnimateEvent<Event> = (event: Event, pace: AnimationPace) => Promise<void>

export interface BoardProps<G extends GameTypes> extends TableProps<G> {
  /** The unfinished answer, which the board may show and change. */
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly highlights: readonly PlaceHighlight[]
  /** The place that a log line or the decision points at. */
  readonly focus: string | null
  /** Picks a place: points at it, and chooses it if the question offers it. */
  readonly onPick: (place: string) => void
  /** Registers the function that animates events; null when the board unmounts. */
  readonly onAnimator: (perform: AnimateEvent<G['Event']> | null) => void
}

/** How many of the steps to a result are shown. */
export type FightPace = Settings['fights']

/** The game's view of a fight. It may answer the open question in its own way. */
export interface FightViewProps<G extends GameTypes> extends TableProps<G> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Answers the open question at once. */
  readonly onAnswer: (answer: Answer) => void
  /** An answer is being sent, or none can be sent now. */
  readonly busy: boolean
  readonly pace: FightPace
  readonly onPace: (pace: FightPace) => void
  /** The player's own fights stay until he goes on. The table waits meanwhile. */
  readonly waits: boolean
  /** Lets the table go on. To be called whenever no own fight waits. */
  readonly onContinue: () => void
}

/** The player's cards at the lower edge of the board. It may select a part of the open question. */
export interface TrayProps<G extends GameTypes> extends TableProps<G> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** What the viewing side knows when a great moment comes. */
export interface MomentContext<G extends GameTypes> {
  readonly view: G['View']
  readonly side: string | null
  readonly scores: Readonly<Record<string, number>>
}

/** A panel beside the board. */
export interface GamePanel<G extends GameTypes> {
  readonly id: string
  readonly icon: IconName
  readonly title: Message
  readonly Body: ComponentType<TableProps<G>>
}

export interface SideNote {
  readonly text: Message
  /** In a few words, such as how many decisions a turn takes. */
  readonly facts: Message
}

/** The set-up of a new campaign: its options, and the sides that play. */
export interface SetUp<G extends GameTypes> {
  /** Reads options from the IPC contract and fills in the defaults. */
  read(options: unknown): G['Options'] & SentOptions
  sidesOf(options: G['Options']): readonly string[]
  /** The seats at the table, each with the sides that its player leads. Without it, one for each side. */
  groupsOf?(options: G['Options']): readonly (readonly string[])[]
  /** Adjusts the options once it is known which sides people play. */
  forPeople?(options: G['Options'] & SentOptions, sides: readonly string[]): G['Options'] & SentOptions
  /** How many people can play at one computer, and the options for so many. Without it, one for each side. */
  readonly people?: {
    readonly most: number
    optionsFor(options: G['Options'] & SentOptions, count: number): G['Options'] & SentOptions
  }
  /** What it is like to play a side: who they are and what they want, and what a turn takes. */
  sideNote?(side: string): SideNote | null
  /** The choice of a scenario, and of how people share out the sides. It comes before all else. */
  readonly Scenarios?: ComponentType<{
    readonly options: G['Options'] & SentOptions
    readonly onChange: (options: G['Options'] & SentOptions) => void
  }>
  readonly Form: ComponentType<{
    readonly options: G['Options'] & SentOptions
    readonly onChange: (options: G['Options'] & SentOptions) => void
  }>
}

/** The game's own view of a question. It fills in the draft; the frame has the button that sends it. */
export interface DecisionViewProps<G extends GameTypes, Q extends G['Inquiry'] = G['Inquiry']>
  extends DecisionProps<G, Q> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The game's own views for some kinds of decision. They replace the plain list or form. */
export type DecisionViews<G extends GameTypes> = {
  readonly [Kind in G['Inquiry']['kind']]?: ComponentType<
    DecisionViewProps<G, Extract<G['Inquiry'], { readonly kind: Kind }>>
  >
}

/** The answer that the computer advises, shown by the game: it names what it proposes, and lets the player confirm it. */
export interface HintViewProps<G extends GameTypes> {
  readonly table: TableOf<G>
  readonly decision: Decision<G['Inquiry']>
  readonly answer: Reply
}

/**
 * What takes the answer to a question: the panel with its button, the game's own view in the panel, or the fight view.
 * The fight view has the question beside it.
 */
export type AnswerTaker = 'panel' | 'view' | 'fight'

/** What the game adds to a decision. Each component may render nothing. */
export interface DecisionSurroundings<G extends GameTypes> {
  /** Beside the name of the deciding actor, such as its treasury. */
  readonly Head?: ComponentType<DecisionProps<G>>
  readonly Above?: ComponentType<DecisionProps<G>>
  readonly Below?: ComponentType<DecisionProps<G>>
  readonly views?: DecisionViews<G>
  /** How it shows advice on a question that its own view answers. The frame fills in the others. */
  readonly hints?: { readonly [Kind in G['Inquiry']['kind']]?: ComponentType<HintViewProps<G>> }
  /** What takes the answer; the panel if the game does not say. */
  answeredIn?(table: TableOf<G>, decision: Decision<G['Inquiry']>): AnswerTaker
  /** Explains the consequences of a kind of decision, if its prompt does not. */
  promptNote?(kind: G['Inquiry']['kind']): Message | null
}

export interface StoryProps<G extends GameTypes> extends TableProps<G> {
  /** The views at the past moments that the story requested. Some may be missing. */
  readonly views: ReadonlyMap<number, G['View']>
  /** True for the exported file, in which nothing can be clicked. */
  readonly printed: boolean
}

/** What the game adds to the page of the end. `views` are those that its story needs; null while they load. */
export interface CeremonyProps<G extends GameTypes> {
  readonly table: TableOf<G>
  readonly views: ReadonlyMap<number, G['View']> | null
}

/** The campaign as a story, to read in the app and to export as a file. */
export interface GameStory<G extends GameTypes> {
  /** The past moments whose views the story needs. */
  moments(log: TableOf<G>['log']): readonly number[]
  readonly Pages: LazyExoticComponent<ComponentType<StoryProps<G>>>
  /** The style sheets that the pages need in an exported file. */
  styles(): Promise<string>
}

/** A lesson of the coach. It comes when what it is about comes, in any order. */
export interface Lesson<G extends GameTypes> {
  readonly id: string
  readonly title: Message
  /** Whether what it is about is going on now. A lesson without this can be given at any time. */
  isDue?(table: TableOf<G>): boolean
  /** The lesson that must have been given before. */
  readonly after?: string
  readonly Body: ComponentType<TableProps<G>>
}

/** The rules of a game for the reader. */
export interface GameRules {
  /** The book in one language, loaded on demand. */
  book(language: Language): Promise<RuleBook>
  /** Renders the illustrations of the texts. */
  readonly Picture: ComponentType<{ readonly id: string }>
}

/** The changes that came with a version of the rules, by its number. */
export type RulesChanges = Readonly<Record<number, readonly Message[]>>

/**
 * The renderer's half of a game, loaded when somebody opens the game. `G` names the types that it shares with the
 * rules.
 */
export interface GameClient<G extends GameTypes> {
  /** What the library shows of it, which is loaded before. */
  readonly cover: GameCover<G>
  readonly wire: WireChecks<G>
  /** The game's dictionaries. */
  readonly words: FramedWords
  readonly setUp: SetUp<G>
  /**
   * The computer players besides the random one, the weakest first, and the default one. The dictionary has their
   * names.
   */
  readonly computerPlayers?: {
    readonly names: readonly string[]
    readonly first: string
    /** What each does, and for whom it is. */
    readonly notes?: Readonly<Record<string, Message>>
  }
  readonly rules?: GameRules
  /** What each version of the rules changed, for players who open a campaign of an earlier one. */
  readonly rulesChanges?: RulesChanges
  /** The lessons of the coach. */
  readonly lessons?: readonly Lesson<G>[]
  /** The panel that says what one could aim for: the answer to 'What should I be doing?'. */
  readonly planPanel?: string
  /** A hint for the first questions of a kind. */
  hint?(kind: G['Inquiry']['kind']): Message | null
  sentence(event: G['Event']): Sentence
  /** Whether an event concerns a side, for example its nations, places or cards. */
  concernsSide?(event: G['Event'], side: string, view: G['View']): boolean
  /** Whether the board animates an event. */
  isAnimated?(event: G['Event']): boolean
  /**
   * True for events that no player decides, such as dice results. They get a caption even if the player's own answer
   * led to them.
   */
  isByChance?(event: G['Event']): boolean
  /**
   * What is shown with the caption of an animated event, such as its dice; null for the caption alone. `before` are the
   * events of the same answer until then.
   */
  stage?(event: G['Event'], before: readonly G['Event'][]): ReactNode
  /** Whether an event ends a fight of this side, whose result the player wants to see before the game goes on. */
  endsFightOf?(event: G['Event'], side: string): boolean
  /** What an event sounds like; null for a silent one. */
  soundOf?(event: G['Event']): SoundEffect | null
  /** The great moments in the events of one answer. `view` is what the viewing side has seen until then. */
  momentsOf?(events: readonly G['Event'][], seen: MomentContext<G>): readonly Moment[]
  /** The name of something that exists only at this table, such as a unit. */
  nameOf?(view: G['View'], ref: string, id: string, words: Translator): string | undefined
  /** Notes on a piece that its name does not contain. */
  pieceNotes?(view: G['View'], piece: string, words: Translator): readonly string[]
  /** The position in the turn, for the bar at the top. */
  readonly Position: ComponentType<Pick<TableProps<G>, 'table'>>
  /** Context providers around the whole table. */
  readonly TableProviders?: ComponentType<TableProps<G> & { readonly children: ReactNode }>
  readonly Board: LazyExoticComponent<ComponentType<BoardProps<G>>>
  /** The view of a fight, shown over the board while there is one. */
  readonly FightView?: ComponentType<FightViewProps<G>>
  /** The player's own cards. */
  readonly Tray?: ComponentType<TrayProps<G>>
  readonly panels: readonly GamePanel<G>[]
  /** The page behind the score: where points come from and what is at stake. */
  readonly Score?: ComponentType<TableProps<G>>
  readonly story?: GameStory<G>
  /** The present position as a picture to save. */
  poster?(table: TableOf<G>, language: Language): Promise<Blob>
  /** Shown at the end of a turn until the player closes it. */
  readonly Interlude?: ComponentType<TableProps<G>>
  readonly decision: DecisionSurroundings<G>
  /** How the campaign ended, below the winners. */
  readonly Ending?: ComponentType<Pick<TableProps<G>, 'table'>>
  /** The course of the campaign and its titles, on the page of the end. Needs a story. */
  readonly Ceremony?: LazyExoticComponent<ComponentType<CeremonyProps<G>>>
}
