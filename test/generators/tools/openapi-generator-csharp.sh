# needs: dotnet java
set -eu
java -jar "$JAR" generate -g csharp -i "$DOCUMENT" -o client \
  --model-name-mappings Group=RecipientGroup --additional-properties \
  library=generichost,targetFramework=netstandard2.1,packageName=Svc,nullableReferenceTypes=false \
  > generated.log 2>&1
mv client/src/Svc Svc
# What its packages bring comes with .NET, but for Polly, whose policies this file alone offers.
rm -r client Svc/Svc.csproj Svc/Extensions/IHttpClientBuilderExtensions.cs
case $(dotnet --version) in
  3.*) framework=netcoreapp3.1 ;;
  *) framework=net$(dotnet --version | cut -d. -f1,2) ;;
esac
cat > Sale.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>$framework</TargetFramework>
    <LangVersion>8.0</LangVersion>
  </PropertyGroup>
  <ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup>
</Project>
XML
# A mark that .NET has from 5.0 on; the client reads and writes JSON by converters of its own.
cat > Mark.cs <<'CS'
#if NETCOREAPP3_1
namespace System.Text.Json.Serialization
{
    [AttributeUsage(AttributeTargets.Constructor)]
    internal sealed class JsonConstructorAttribute : Attribute { }
}
#endif
CS
cat > Sale.cs <<'CS'
using System;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Svc.Extensions;
using Svc.Api;
using Svc.Client;
using Svc.Model;

internal static class Sale
{
    private static async Task Main()
    {
        var host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureApi((context, options) =>
            {
                options.AddTokens(new BearerToken(Environment.GetEnvironmentVariable("SVC_KEY")));
                options.AddApiHttpClients(client =>
                    client.BaseAddress = new Uri(Environment.GetEnvironmentVariable("SVC_URL")));
            })
            .Build();
        var sale = new SendCreate(target: "0771234567", amount: "5.00", currency: "USD");
        var reference = Environment.GetEnvironmentVariable("SVC_REFERENCE");
        var sends = host.Services.GetRequiredService<ISendsApi>();
        var answer = await sends.CreateSendAsync(reference, sale);
        // Of a response that can have several types, its template takes the last one's for all.
        var options = host.Services.GetRequiredService<JsonSerializerOptionsProvider>().Options;
        var send = JsonSerializer.Deserialize<Send>(answer.RawContent, options);
        var kind = Send.ObjectEnumToJsonValue(send.Object);
        Console.WriteLine($"{kind} {send.Status} {send.Amount}");
    }
}
CS
dotnet build --nologo --output built > built.log || { grep -m 5 error built.log; exit 1; }
dotnet built/Sale.dll
