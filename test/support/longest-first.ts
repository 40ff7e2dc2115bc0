import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take about ten times as long as others. */
const longest = /(backup|setup|bounds|killed|swap)\.app|(made-up|visual|room-light|reflow|dimmer|editor)\.browser/

/** Runs the longest files of each project first, so that none is left to run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap(ofProject => {
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
      return [...ofProject.filter(isLong), ...ofProject.filter(file => !isLong(file))]
    })
  }
}
