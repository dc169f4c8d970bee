// Not a member of the target: it would not compile.
let draft: TypeThatIsNotThere = 1
