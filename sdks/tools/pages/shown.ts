/** How the docs show each SDK; a language that is not here is not shown. */

interface Shown {
  readonly title: string;
  /** The fence of its samples. */
  readonly fence: string;
  readonly install: (name: string) => string;
  readonly needs: string;
  readonly calls: string;
  /** A transport for tests without a network. */
  readonly testing: string;
}

export const SHOWN: Readonly<Record<string, Shown>> = {
  node: {
    title: "Node",
    fence: "js",
    install: (name) => `npm install ${name}`,
    needs: "Node 20",
    calls: "promises",
    testing: "`FakeTransport` of `svc-sdk/testing`",
  },
  python: {
    title: "Python",
    fence: "python",
    install: (name) => `pip install ${name}`,
    needs: "Python 3.8",
    calls: "blocking, and asyncio",
    testing: "`FakeTransport` of `svc.testing`",
  },
  php: {
    title: "PHP",
    fence: "php",
    install: (name) => `composer require ${name}`,
    needs: "PHP 8.2 with curl",
    calls: "blocking",
    testing: "a transport in the package",
  },
  go: {
    title: "Go",
    fence: "go",
    install: (name) => `go get ${name}`,
    needs: "Go 1.23",
    calls: "blocking, with a context",
    testing: "the package `svctest`",
  },
  java: {
    title: "Java",
    fence: "java",
    install: (name) => `# ${name} in your pom.xml or build.gradle`,
    needs: "Java 11",
    calls: "blocking",
    testing: "`FakeTransport` of `com.example.svc.testing`",
  },
  kotlin: {
    title: "Kotlin",
    fence: "kotlin",
    install: (name) => `# ${name} in your pom.xml or build.gradle.kts`,
    needs: "Java 11, the Java SDK and kotlin-stdlib",
    calls: "suspend functions",
    testing: "`FakeTransport` of `com.example.svc.testing`",
  },
  dotnet: {
    title: ".NET",
    fence: "csharp",
    install: (name) => `dotnet add package ${name}`,
    needs: ".NET Core 3.1 or .NET Standard 2.1",
    calls: "tasks, and blocking",
    testing: "a transport in the package",
  },
  dart: {
    title: "Dart",
    fence: "dart",
    install: (name) => `dart pub add ${name}`,
    needs: "Dart 3.5, and package:crypto",
    calls: "futures",
    testing: "a transport in the package",
  },
  ruby: {
    title: "Ruby",
    fence: "ruby",
    install: (name) => `gem install ${name}`,
    needs: "Ruby 3.1",
    calls: "blocking",
    testing: "`Svc::Testing::FakeTransport`",
  },
};
