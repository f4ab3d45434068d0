import panels from '../panels/panels.css?inline'
import game from '../tetrarchia.css?inline'
import story from './story.css?inline'

/** What the pages need away from the app. */
export const tetrarchiaStoryStyles = [game, panels, story].join('\n')
