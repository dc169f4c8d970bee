import Combine
import Foundation
import Testing

/// The order and the ends of values, as Combine's documentation gives them.
@Suite struct CombineTests {
    private enum Failure: Error, Equatable { case some }

    /// What a publisher does when someone listens.
    private final class Record<Value, Failure: Error>: @unchecked Sendable {
        var values: [Value] = []
        var ends: [Subscribers.Completion<Failure>] = []
        var cancellable: AnyCancellable?

        init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
            cancellable = publisher.sink { [weak self] in
                self?.ends.append($0)
            } receiveValue: { [weak self] in
                self?.values.append($0)
            }
        }

        var isFinished: Bool {
            if case .finished? = ends.first { ends.count == 1 } else { false }
        }
        var failed: Failure? {
            if case .failure(let error)? = ends.first, ends.count == 1 { error } else { nil }
        }
    }

    @Test("sequences, Just, Empty and Fail send what they have and end once")
    func sources() {
        let numbers = Record([1, 2, 3].publisher)
        #expect(numbers.values == [1, 2, 3] && numbers.isFinished)
        let just = Record(Just("a"))
        #expect(just.values == ["a"] && just.isFinished)
        #expect(Record(Empty<Int, Never>()).isFinished)
        #expect(Record(Empty<Int, Never>(completeImmediately: false)).ends.isEmpty)
        #expect(Record(Fail<Int, Failure>(error: .some)).failed == .some)
        #expect(Record(Optional(4).publisher).values == [4])
        #expect(Record(Result<Int, Failure>.failure(.some).publisher).failed == .some)
    }

    @Test("operators of one publisher change, choose and count")
    func operators() {
        let six = [1, 2, 2, 3, 3, 4].publisher
        #expect(Record(six.map { $0 * 2 }).values == [2, 4, 4, 6, 6, 8])
        #expect(Record(six.filter { $0 > 2 }).values == [3, 3, 4])
        #expect(Record(["1", "x", "3"].publisher.compactMap { Int($0) }).values == [1, 3])
        #expect(Record(six.removeDuplicates()).values == [1, 2, 3, 4])
        #expect(Record(six.scan(0, +)).values == [1, 3, 5, 8, 11, 15])
        let sum = Record(six.reduce(0, +))
        #expect(sum.values == [15] && sum.isFinished)
        #expect(Record(six.collect()).values == [[1, 2, 2, 3, 3, 4]])
        #expect(Record(six.dropFirst(4)).values == [3, 4])
        let two = Record(six.prefix(2))
        #expect(two.values == [1, 2] && two.isFinished)
        #expect(Record(six.first { $0 > 2 }).values == [3])
        #expect(Record(six.last()).values == [4])
        #expect(Record(six.count()).values == [6])
        #expect(Record(six.prepend(9, 8)).values == [9, 8, 1, 2, 2, 3, 3, 4])
        #expect(Record([1, nil].publisher.replaceNil(with: 0)).values == [1, 0])
        #expect(Record(Empty<Int, Never>().replaceEmpty(with: 7)).values == [7])
        #expect(Record(six.ignoreOutput()).isFinished)
        #expect(Record([Int]().publisher.collect()).values == [[]])
    }

    @Test("an error ends what comes before it, and can be caught, replaced or changed")
    func errors() {
        let failing = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Failure.some } else { $0 } }
        let record = Record(failing)
        #expect(record.values == [1, 2] && record.failed as? Failure == .some)
        let replaced = Record(failing.replaceError(with: 0))
        #expect(replaced.values == [1, 2, 0] && replaced.isFinished)
        #expect(Record(failing.catch { _ in Just(9) }).values == [1, 2, 9])
        #expect(Record(failing.mapError { _ in Failure.some }).failed == .some)
    }

    @Test("a subject tells those who listen, in their order; one who comes late gets what the kind of subject keeps")
    func subjects() {
        let subject = PassthroughSubject<Int, Failure>()
        subject.send(1)
        let first = Record(subject)
        subject.send(2)
        let second = Record(subject)
        subject.send(3)
        first.cancellable?.cancel()
        subject.send(4)
        subject.send(completion: .failure(.some))
        subject.send(5)
        #expect(first.values == [2, 3] && first.ends.isEmpty)
        #expect(second.values == [3, 4] && second.failed == .some)
        #expect(Record(subject).failed == .some)

        let current = CurrentValueSubject<Int, Never>(0)
        let listener = Record(current)
        current.value = 1
        current.send(2)
        #expect(listener.values == [0, 1, 2] && current.value == 2)
        current.send(completion: .finished)
        current.send(3)
        #expect(current.value == 2)
        let late = Record(current)
        #expect(late.values.isEmpty && late.isFinished)
    }

    @Test("two publishers are joined by the latest values, pair by pair, or as they come")
    func combining() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let latest = Record(a.combineLatest(b).map { "\($0)\($1)" })
        let zipped = Record(a.zip(b).map { "\($0)\($1)" })
        let merged = Record(a.map(String.init).merge(with: b))
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(latest.values == ["2x", "2y", "2z"] && latest.isFinished)
        #expect(zipped.values == ["1x", "2y"] && zipped.isFinished)
        #expect(merged.values == ["1", "2", "x", "y", "z"] && merged.isFinished)
        // All of the first come before the first of the second.
        let pairs = Record([1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" })
        #expect(pairs.values == ["1a", "2b"] && pairs.isFinished)
    }

    @Test("flatMap keeps every inner publisher, switchToLatest the last one; both end with the last that runs")
    func inner() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let flat = Record(outer.flatMap { $0 })
        let switched = Record(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(flat.ends.isEmpty && switched.ends.isEmpty)
        b.send(completion: .finished)
        #expect(switched.values == [1, 3] && switched.isFinished)
        a.send(completion: .finished)
        #expect(flat.values == [1, 2, 3] && flat.isFinished)
    }

    @Test("a future runs at once, once, and gives its value to everyone")
    func future() {
        var runs = 0
        var promise: ((Result<Int, Failure>) -> Void)?
        let future = Future<Int, Failure> {
            runs += 1
            promise = $0
        }
        #expect(runs == 1)
        let early = Record(future)
        promise?(.success(5))
        promise?(.success(6))
        let late = Record(future)
        #expect(early.values == [5] && late.values == [5] && early.isFinished && late.isFinished && runs == 1)
        let deferred = Deferred {
            runs += 1
            return Just(runs)
        }
        #expect(Record(deferred).values == [2] && Record(deferred).values == [3])
    }

    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
    }

    @Test("a published property sends its value, then new ones before it takes them, and its object says so")
    func published() {
        let model = Model()
        var seen: [(new: Int, old: Int)] = []
        var changes = 0
        var kept: Set<AnyCancellable> = []
        model.$count.sink { seen.append(($0, model.count)) }.store(in: &kept)
        model.objectWillChange.sink { changes += 1 }.store(in: &kept)
        model.count = 1
        model.count = 1
        model.name = "b"
        #expect(seen.map(\.new) == [0, 1, 1] && seen.map(\.old) == [0, 0, 1])
        #expect(changes == 3 && model.count == 1)
        kept.removeAll()
        model.count = 2
        #expect(seen.count == 3 && changes == 3)
    }

    @Test("assign sets the property, and ends with its token")
    func assign() {
        let model = Model()
        let subject = PassthroughSubject<String, Never>()
        var token: AnyCancellable? = subject.assign(to: \.name, on: model)
        subject.send("b")
        #expect(model.name == "b")
        token?.cancel()
        token = nil
        subject.send("c")
        #expect(model.name == "b")
        subject.assign(to: &model.$name)
        subject.send("d")
        #expect(model.name == "d")
    }

    @Test("share starts once for all")
    func share() {
        var starts = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = Deferred {
            starts += 1
            return subject
        }.share()
        let (first, second) = (Record(shared), Record(shared))
        subject.send(1)
        #expect(starts == 1 && first.values == [1] && second.values == [1])
    }

    @Test("notifications are sent while someone listens")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("n")
        let record = Record(center.publisher(for: name).compactMap { $0.object as? String })
        center.post(name: name, object: "a" as AnyObject)
        center.post(name: Notification.Name("other"), object: "b" as AnyObject)
        record.cancellable?.cancel()
        center.post(name: name, object: "c" as AnyObject)
        #expect(record.values == ["a"])
    }

    @Test("what is received on a queue comes later, in order; debounce sends the last of a burst")
    func schedulers() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        let received = Record(subject.receive(on: queue))
        let debounced = Record(subject.debounce(for: .milliseconds(20), scheduler: queue))
        for value in 1...5 { subject.send(value) }
        #expect(debounced.values.isEmpty)
        for _ in 0..<200 where debounced.values.isEmpty { try? await Task.sleep(nanoseconds: 5_000_000) }
        #expect(received.values == [1, 2, 3, 4, 5])
        #expect(debounced.values == [5])
    }

    @Test("data is decoded")
    func decode() {
        let record = Record(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(record.values == [[1, 2]])
        #expect(Record(Just(Data("?".utf8)).decode(type: Int.self, decoder: JSONDecoder())).failed != nil)
    }
}
