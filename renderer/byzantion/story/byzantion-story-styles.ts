import game from '../byzantion.css?inline'
import panels from '../panels/panels.css?inline'
import tokens from '../tokens/tokens.css?inline'

/** The style sheets that the pages need outside the app. */
export const byzantionStoryStyles = [tokens, game, panels].join('\n')
