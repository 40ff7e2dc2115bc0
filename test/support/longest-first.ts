import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take some ten times as long as others. */
const longest = /(backup|setup|bounds|killed|swap)\.app|(made-up|visual|room-light|reflow|dimmer|editor)\.browser/

/** Begins with the longest files of each project, so that none is left alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap(ofProject => {
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
      return [...ofProject.filter(isLong), ...ofProject.filter(file => !isLong(file))]
    })
  }
}
