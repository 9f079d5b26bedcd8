using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Svc.Testing;

namespace Svc.Tests
{
    using Values = Dictionary<string, object?>;

    internal static class ValueTests
    {
        [Fact]
        internal static void NullIsWrittenAndWhatIsLeftOutIsNot()
        {
            Assert.Equal("{}", new KeysUpdateParams().ToJson());
            Assert.Equal("{\"label\":null}", new KeysUpdateParams { Label = null }.ToJson());
            // Null cannot clear what cannot be null: it is left out.
            Assert.Equal("{}", new SendsCreateParams { Quote = null }.ToJson());
        }

        [Fact]
        internal static void AMomentIsWrittenAsItWasGiven()
        {
            var seconds = new SendsCreateParams { ScheduledFor = 1795600800 };
            var text = new SendsCreateParams { ScheduledFor = "2026-11-26T08:00:00+02:00" };
            var clock =
                new SendsCreateParams { ScheduledFor = DateTimeOffset.FromUnixTimeSeconds(7) };
            Assert.Equal("{\"scheduled_for\":1795600800}", seconds.ToJson());
            Assert.Equal("{\"scheduled_for\":\"2026-11-26T08:00:00+02:00\"}", text.ToJson());
            Assert.Equal("{\"scheduled_for\":7}", clock.ToJson());
        }

        [Fact]
        internal static void AValueOfLaterIsAValue()
        {
            var send = new Send(new Values { ["status"] = "teleported" });
            Assert.True(
                send.Status == "teleported" && send.Status != SendStatus.Delivered, "is kept");
            Assert.Equal("", default(SendStatus).Value);
            Assert.Equal("{\"status\":\"teleported\"}", send.ToJson());
        }

        [Fact]
        internal static void WhatIsMissingIsEmptyAndNotNull()
        {
            var send = new Send(new Values());
            Assert.Equal("", send.Id);
            Assert.True(send.Token is null, "what may be null is null");
            Assert.Equal(0, new Account(new Values()).Currencies.Count);
            Assert.Equal("{}", send.ToJson());
        }

        [Fact]
        internal static void AnotherFormIsKeptAndNotShown()
        {
            var token = new List<object?> { "canary" };
            var send = new Send(new Values { ["amount"] = 5L, ["token"] = token });
            Assert.Equal("", send.Amount);
            Assert.Equal(2, send.Extra.Count);
            Assert.Equal("{\"amount\":5,\"token\":[\"canary\"]}", send.ToJson());
            Assert.DoesNotContain("canary", send.ToString());
        }

        [Fact]
        internal static void ASecretIsReadByAskingAlone()
        {
            var send = new Send(new Values { ["token"] = "1234-canary" });
            Assert.Equal("1234-canary", send.Token!.Reveal());
            Assert.DoesNotContain("canary", $"{send} {send.Token}");
            var properties =
                typeof(Secret).GetProperties().Length + typeof(Secret).GetFields().Length;
            Assert.Equal(0, properties);
        }

        [Fact]
        internal static void JsonKeepsEveryDigitAndEveryLetter()
        {
            const string text =
                "{\"a\":[9007199254740993,123456789012345678901234567890,1.50,-0.0,1e5],"
                + "\"b\":\"é電\\\"\\\\\\n\\ud83d\",\"c\":{\"d\":null,\"e\":true}}";
            Assert.Equal(text, SvcJson.Write(SvcJson.Read(text)).Replace("\\u000a", "\\n"));
        }

        [Fact]
        internal static async Task WhatIsNoJsonIsRefused()
        {
            var deep = new string('[', 100_000) + new string(']', 100_000);
            foreach (var text in new[]
            {
                "", "{", "[1,]", "{\"a\"}", "01", "1.", "-", "\"a", "\"\\x\"", "\"\n\"", "nul",
                "[1] 2", deep,
            })
            {
                await Assert.ThrowsAsync<SvcArgumentException>(
                    () => Task.Run(() => SvcJson.Read(text)));
            }
        }

        [Fact]
        internal static async Task MoneyIsSummedInCents()
        {
            Assert.Equal(500L, Money.MinorUnits("5.00"));
            Assert.Equal(-510L, Money.MinorUnits("-5.1"));
            Assert.Equal("-0.05", Money.Amount(-5));
            Assert.Equal("0.30", Money.Sum("0.10", "0.20"));
            Assert.Equal(5.25m, Money.ToDecimal("5.25"));
            foreach (var text in new[] { "", "5.001", "5,00", "1e3", " 5", "٥" })
            {
                await Assert.ThrowsAsync<SvcArgumentException>(
                    () => Task.Run(() => Money.MinorUnits(text)));
            }
            await Assert.ThrowsAsync<SvcArgumentException>(
                () => Task.Run(() => Money.FromDecimal(0.005m)));
        }

        [Fact]
        internal static async Task AListIsWalkedInEachWay()
        {
            Values PageOf(string id, bool more) => new Values
            {
                ["data"] = new[] { new Values { ["id"] = id } },
                ["has_more"] = more,
                ["next_cursor"] = more ? id : null,
            };
            var fake = new FakeTransport();
            using var client = fake.CreateClient();
            var found = new List<string>();
            fake.Answer(
                "sends.list", 200, PageOf("a", true)).Answer("sends.list", 200, PageOf("b", false));
            await foreach (var send in client.Sends.ListAsync()) found.Add(send.Id);
            fake.Answer(
                "sends.list", 200, PageOf("c", true)).Answer("sends.list", 200, PageOf("d", false));
            found.AddRange(client.Sends.List().All().Select(send => send.Id));
            fake.Answer("sends.list", 200, PageOf("e", true));
            var request = client.Sends.ListAsync();
            Assert.Equal(4, fake.Requests.Count);
            found.Add((await request).Data[0].Id + (await request).NextCursor);
            Assert.Equal("a b c d ee", string.Join(" ", found));
            Assert.Equal(5, fake.Requests.Count);
        }

        [Fact]
        internal static async Task TheFakeTransportTellsMethodsOfOnePathApart()
        {
            var fake = new FakeTransport();
            using var client = fake.CreateClient();
            await client.Sends.ValidateAsync(new SendsValidateParams { Target = "0771234567" });
            await client.Sends.CreateAsync(new SendsCreateParams { Target = "0771234567" });
            using (await client.Sends.GetReceiptPdfAsync(
                "snd_1")) await client.Sends.GetReceiptAsync("snd_1");
            var asked = string.Join(" ", fake.Requests.Select(request => request.Operation));
            Assert.Equal(
                "sends.validate sends.create sends.get_receipt_pdf sends.get_receipt", asked);
        }

        [Fact]
        internal static async Task AWebhookIsVerifiedByItsBytes()
        {
            var body = SvcJson.Write(new Values { ["id"] = "evt_1", ["type"] = "send.delivered" });
            var bytes = System.Text.Encoding.UTF8.GetBytes(body);
            var header = Webhooks.SignTestHeader(bytes, "whsec_new");
            var received = Webhooks.Verify(bytes, header, "whsec_old", "whsec_new");
            Assert.True(received is SendDeliveredEvent, "it has the class of its type");
            bytes[2] ^= 1;
            await Assert.ThrowsAsync<SvcSignatureException>(
                () => Task.Run(() => Webhooks.Verify(bytes, header, "whsec_new")));
        }
    }
}
