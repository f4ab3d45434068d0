/**
 * What the app's own frame says in the words of the game at hand. A game's dictionary has each of these keys, with
 * no other gaps than those named here.
 */
export type FrameWords = {
  readonly 'game.tagline': ''
  readonly 'game.invitation-title': ''
  readonly 'game.invitation': ''
  readonly 'decision.gold': '{{gold}}'
  readonly 'budget.label': ''
  readonly 'budget.spent': '{{count}} {{available}}'
  readonly 'budget.left': '{{count}}'
  readonly 'budget.over': '{{count}}'
}
